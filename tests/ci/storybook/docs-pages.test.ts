import { expect, test } from 'vitest';
import { WIDGET_NAMES } from '../../repo/widget-names.ts';
import { openSite } from './site.ts';

const { entries, openDocs, page, problems } = await openSite();

test('the first page finds every widget, and each has a page', async () => {
  expect(entries[0]).toMatchObject({ title: 'Welcome', type: 'docs' });
  await openDocs('welcome');
  for (const name of WIDGET_NAMES) {
    const address = await page.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(entries.find(({ id }) => address === `./?path=/docs/${id}`)).toMatchObject({ type: 'docs' });
  }
  const found = page.locator('.dw-docs-catalogue').getByRole('link');
  const needs = {
    selfie: ['avatar'],
    'book a room': ['room-booking', 'room-session-booking'],
    // in Malay: from the widget's own words, or from what its README lists
    kuiz: ['quiz'],
    'people upload a photo': ['avatar'],
    reorder: ['sortable-list'],
  };
  for (const [need, names] of Object.entries(needs)) {
    await page.getByRole('searchbox').fill(need);
    await expect.poll(async () => (await found.allTextContents()).sort(), { message: need }).toEqual(names);
  }
  // first what is called so, then where the word is read
  await page.getByRole('searchbox').fill('yes no');
  await expect.poll(() => found.first().textContent()).toBe('yes-no-toggle');
  await page.getByRole('searchbox').fill('modal');
  await page.getByRole('link', { name: 'UI parts/dialog' }).waitFor();
  await page.getByRole('searchbox').fill('reorder');
  const picture = page.locator('.dw-docs-catalogue img');
  await expect.poll(() => picture.evaluate((each) => (each as HTMLImageElement).naturalWidth)).toBe(360);
  await found.click();
  // beside the sidebar
  const docsPage = page.frameLocator('#storybook-preview-iframe');
  await docsPage.getByRole('heading', { name: 'sortable-list', level: 1 }).waitFor();
  await docsPage.getByRole('link', { name: 'Kept in the browser' }).waitFor(); // "On this page"
});

test('a guide is shown with what it speaks of, and its links lead to pages that there are', async () => {
  for (const id of ['guides-start-with-laravel', 'guides-your-backend', 'guides-when-something-goes-wrong']) {
    const { title } = entries.find((each) => each.id === `${id}--docs`)!;
    await openDocs(id);
    await page.getByRole('heading', { level: 1, name: title.replace('Guides/', '') }).waitFor();
    const links = await page
      .locator('a[href*="path=/docs/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter((link) => !entries.some((entry) => link?.endsWith(`path=/docs/${entry.id}`)))).toEqual([]);
    expect(await page.getByText('<!--').count()).toBe(0);
  }
  await openDocs('guides-start-with-laravel');
  await page.locator('iframe').first().scrollIntoViewIfNeeded();
  await page.frameLocator('iframe').first().getByRole('switch').waitFor();
});

test('no page of a guide is wider than a phone, nor a widget’s with its tables and long keys', async () => {
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height });
  for (const { id } of entries.filter(({ title, type }) => type === 'docs' && /^(Guides|Foundations)\//.test(title))) {
    await openDocs(id.replace(/--docs$/, ''));
    await page.locator('h1:visible').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBe(360);
  }
  await openDocs('learning-quiz');
  await page.getByText('dealer-widgets:quiz:').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width, height });
});

test('a property that is changed on a widget’s page changes the example and the snippet', async () => {
  await openDocs('admin-yes-no-toggle');
  const example = page.locator('.docs-story');
  await example.getByRole('switch', { name: 'Aminah binti Hassan' }).waitFor();
  const label = page.getByRole('row', { name: /^label/ });
  await label.getByRole('textbox').fill('Poster of Siti');
  await example.scrollIntoViewIfNeeded();
  await example.getByRole('switch', { name: 'Poster of Siti' }).waitFor();
  const snippet = page.locator('.docblock-source');
  await expect.poll(() => snippet.innerText()).toContain('data-label="Poster of Siti"');
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('data-label="Poster of Siti"');
});

test('of a long snippet all is copied, and of one in a form the widget alone', async () => {
  await openDocs('lists-reports-report-table');
  const copy = page.getByRole('button', { name: 'Copy' });
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await copy.click();
  await expect.poll(copied).toMatch(/^<div data-widget="report-table"[^]{4000,}<\/div>$/);
  // a widget that is out of sight has not loaded, and what a control changes is in the snippet all the same
  await openDocs('forms-dealer-search');
  await page.getByRole('row', { name: /^name/ }).getByRole('textbox').fill('sponsor');
  await expect.poll(() => page.locator('.docblock-source').innerText()).toContain('"name": "sponsor"');
  await openDocs('forms-price-rows');
  await copy.click();
  await expect.poll(copied).toMatch(/^<(\w+) data-widget="price-rows"[^]*<\/\1>$/);
});

test('a property that the widget refuses is explained where the example was', async () => {
  await openDocs('lists-reports-month-filter');
  await page
    .getByRole('row', { name: /^month_year/ })
    .getByRole('textbox')
    .fill('spring');
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('came as "spring"; expected a month');
  problems.length = 0; // the console says it too
});

test('a state behind a click is shown open in its frame, and takes neither focus nor scroll of the page', async () => {
  await openDocs('learning-upline-mentor');
  const frame = page.getByTitle('Choosing');
  await page.getByRole('link', { name: 'Open Choosing by itself' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await page.frameLocator('iframe[title="Choosing"]').getByRole('dialog').waitFor();
  await expect.poll(() => frame.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(600);
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('body');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('by keyboard alone a guide is read to its end, and its live example lets go', async () => {
  await openDocs('guides-your-backend');
  await page.locator('.dw-docs-frame').scrollIntoViewIfNeeded();
  await page.frameLocator('.dw-docs-frame iframe').getByRole('switch').waitFor();
  await page.getByRole('link', { name: 'The rules on one screen' }).focus();
  const stops: Array<string | undefined> = [];
  while (stops.at(-1) !== 'BODY' && stops.length < 80) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.tagName));
  }
  expect(stops.at(-1)).toBe('BODY');
  expect(stops.at(-2)).toBe('A');
  expect(stops).toContain('IFRAME');
});
