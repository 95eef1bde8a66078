import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { isInSight } from '../support/in-sight.ts';
import * as training from '../support/training-form.ts';

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
