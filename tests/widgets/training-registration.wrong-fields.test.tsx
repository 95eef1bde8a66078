import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { isInSight } from '../support/in-sight.ts';
import { network } from '../support/network.ts';
import * as training from '../support/training-form.ts';

/** How often a field is named in the list of those to put right. */
const named = (form: training.Queries, name: string): number => form.queryAllByRole('button', { name }).length;

test('a coupon that was checked after a refused submit is no longer among the fields to put right', async () => {
  const { form } = await training.openForm({ has_coupon: true, has_spouse: true });
  await userEvent.fill(training.couponOf(form), 'EMAS25');
  await training.submit(form);
  expect(await form.findByText('2 perkara perlu dibetulkan:')).toBeVisible();
  await training.press(form, 'Guna Kupon (Committee & Indonesia sahaja)');
  expect(await form.findByText('Kupon Sah')).toBeVisible();
  await waitFor(() => expect(named(form, 'Kupon (Committee & Indonesia sahaja)')).toBe(0));
});

test('fields of a spouse who does not come any more are no longer to be put right', async () => {
  const { form } = await training.openForm({ has_spouse: true });
  const spouse = form.getByRole('switch', { name: 'Hadir bersama pasangan' });
  await userEvent.click(spouse);
  await training.submit(form);
  expect(await form.findByText('3 perkara perlu dibetulkan:')).toBeVisible();
  await userEvent.click(spouse);
  await waitFor(() => expect(named(form, 'Nama pasangan')).toBe(0));
});

test("a visitor's fields are not to be put right by the dealer who has logged in since", async () => {
  training.asVisitor();
  const { form, widget } = await training.openForm();
  await training.submit(form);
  expect(await form.findByText('6 perkara perlu dibetulkan:')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  network.resetHandlers();
  await userEvent.click(widget.getByRole('button', { name: /^DAFTAR/ }));
  expect(await form.findByRole('textbox', { name: 'Nama' })).toHaveAttribute('readonly');
  await waitFor(() => expect(named(form, 'E-mel')).toBe(0));
});

test.each([360, 1280])('what is wrong with the terms is not behind the bar, %i px wide', async (width) => {
  await page.viewport(width, 640);
  const { form } = await training.openForm({ has_spouse: true });
  const button = form.getByRole('button', { name: 'Daftar dan bayar' });
  const bar = button.parentElement!;
  const box = form.getByRole('checkbox', { name: 'Saya faham dan bersetuju.' });
  for (const px of [13, 24, 36]) {
    bar.parentElement!.scrollTop += box.getBoundingClientRect().bottom + px - bar.getBoundingClientRect().top;
    button.click(); // as a pointer does; the driver would scroll first
    const wrong = await form.findByText('Sila tanda kotak untuk teruskan pendaftaran.');
    await expect.poll(() => isInSight(wrong), { message: `${px} px above the bar` }).toBe(true);
    expect(focusedElement()).toBe(box);
  }
});

test('what is wrong with a code, a number or an address says what would be right', async () => {
  training.asVisitor();
  const { form } = await training.openForm();
  const right = {
    'PG Code': ['1', 'PG Code tidak sah. PG dan 5 hingga 8 angka'],
    'Nombor telefon': ['1', 'Nombor telefon tidak sah. Contoh: 012-345 6789'],
    'E-mel': ['ali', 'E-mel tidak sah. Contoh: nama@contoh.my'],
  } as const;
  for (const [name, [typed]] of Object.entries(right)) await userEvent.fill(form.getByRole('textbox', { name }), typed);
  await training.submit(form);
  for (const [name, [, said]] of Object.entries(right))
    await waitFor(() => expect(form.getByRole('textbox', { name })).toHaveAccessibleDescription(said));
});
