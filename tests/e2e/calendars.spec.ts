import { addDays, today } from '../../shared/lib/day.ts';
import { dateWords, monthWords } from '../../shared/lib/day-words.ts';
import { monthOf } from '../../shared/lib/month.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The clock may pass midnight in Kuala Lumpur while a test runs; every day is derived from one reading of it. */
const days = (): { now: string; tomorrow: string } => ({ now: today(), tomorrow: addDays(today(), 1) });

/** The first page of a host compresses every chunk it sends, which takes a busy machine long. */
const ready = (page: Page): Promise<void> => expect(page.locator('[data-widget-state=ready]')).toBeVisible();

test('a course is registered for in a new tab, and the calendar counts it @dates', async ({ page, context, host }) => {
  const { now, tomorrow } = days();
  await host.open('dealer', '/app/academy');
  await ready(page);
  await expect(page.getByRole('heading', { name: monthWords(now, 'en') })).toBeVisible();
  await expect(page.locator('[aria-current=date]')).toHaveAccessibleName(new RegExp(`^${dateWords(now, 'en')}`));
  if (monthOf(tomorrow) !== monthOf(now)) await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('button', { name: `${dateWords(tomorrow, 'en')}, 3 courses` }).click();
  const courses = page.getByRole('region', { name: dateWords(tomorrow, 'en') }).getByRole('listitem');
  await expect(courses).toHaveCount(3);
  await expect(page.getByText('Full Registered')).toHaveCount(1);
  const course = courses.filter({ has: page.getByRole('link') }).first();
  const before = Number(/(\d+) \/ \d+/.exec(await course.innerText())?.[1]);
  const opened = context.waitForEvent('page');
  await course.getByRole('link', { name: /^Register/ }).click();
  const registration = await opened;
  await expect(registration).toHaveURL(/\/app\/academy\/register\/\d+$/);
  expect(await registration.evaluate(() => window.opener)).toBeNull();
  await registration.getByRole('button', { name: 'Confirm registration' }).click();
  await expect(registration.getByText('You are registered.')).toBeVisible();
  await registration.close();
  await page.reload();
  if (monthOf(tomorrow) !== monthOf(now)) await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('button', { name: `${dateWords(tomorrow, 'en')}, 3 courses` }).click();
  await expect(page.getByText(new RegExp(`^${before + 1} / `)).first()).toBeVisible();
});

test('the interests of today, seen from any clock zone @dates', async ({ page, host }) => {
  const { now } = days();
  await host.open('admin', '/app/admin/academy/interest');
  await ready(page);
  const day = page.getByRole('button', { name: `${dateWords(now, 'en')}, 6 interested` });
  await expect(day).toHaveAttribute('aria-current', 'date');
  await expect(page.getByRole('button', { name: /\d{4}, (?!cannot)/ }).and(page.locator('.ui-day'))).toHaveCount(31);
  await day.click();
  await expect(page.getByRole('region', { name: 'Gold Savings Basics' }).getByRole('link')).toHaveCount(4);
});

test("beside the grid the page alone scrolls a day's content, and its date stays in sight", async ({ page, host }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await host.open('admin', '/app/admin/academy/interest');
  await ready(page);
  const toTheEnd = (): Promise<void> => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await toTheEnd();
  await page.locator('.ui-day:not([aria-disabled])').last().click();
  const detail = page.getByRole('region', { name: /^\w+, \d+ \w+ \d{4}$/ });
  const date = detail.getByRole('heading').first();
  await expect(detail.getByRole('link').first()).toBeInViewport();
  await expect(date).toBeInViewport({ ratio: 1 });
  await toTheEnd();
  await expect(detail.getByRole('link').last()).toBeInViewport();
  await expect(date).toBeInViewport({ ratio: 1 });
  expect(await detail.evaluate((box) => box.scrollHeight - box.clientHeight), 'no second scroll bar').toBe(0);
});
