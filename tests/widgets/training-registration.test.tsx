import { waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi, beforeEach, describe } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { expectConsoleError } from '../support/console.ts';
import { mountHtml } from '../support/mount-html.ts';
import { requestsTo } from '../support/network.ts';
import * as training from '../support/training-form.ts';
import { popups } from '../../.storybook/support/popups.ts';
import { isInSight } from '../support/in-sight.ts';
import { writePageSettings } from '../../.storybook/support/page-settings.ts';

test('a refused visitor sees every message and stands at the first wrong field', async () => {
  const { form } = await training.openAsVisitor();
  await training.submit(form);
  for (const sentence of [
    'Sila isi nama.',
    'PG Code tidak sah.',
    'Sila isi nombor telefon.',
    'Sila isi e-mel.',
    'Sila pilih upline FMD.',
    'Sila tanda kotak untuk teruskan pendaftaran.',
  ])
    expect(await form.findByText(sentence)).toBeVisible();
  await waitFor(() => expect(focusedElement()).toBe(form.getByRole('textbox', { name: 'Nama' })));
  await training.fillVisitor(form);
  expect(form.queryByText('PG Code tidak sah.')).toBeNull();
  await training.submit(form);
  await waitFor(() => expect(focusedElement()).toBe(form.getByRole('checkbox')));
  expect(popups.queryByRole('dialog')).toBeNull();
});

test('messages of the server go under their fields, with the focus on the first, which is in sight on a phone', async () => {
  await page.viewport(360, 640);
  requestsTo('/app/plt/register', () =>
    HttpResponse.json(
      {
        message: 'x',
        errors: {
          upline_fmd_id: ['Upline tidak aktif.'],
          email: ['E-mel telah digunakan.', 'lagi'],
          umum: ['Cuba esok.'],
          pg_code: ['PG Code tidak aktif.'],
        },
      },
      { status: 422 },
    ),
  );
  expectConsoleError(/did not go through/);
  const { form } = await training.openAsVisitor();
  await training.fillVisitor(form);
  await training.send(form);
  expect(await form.findByText('E-mel telah digunakan.')).toBeVisible();
  expect(form.getByText('Upline tidak aktif.')).toBeVisible();
  expect(form.getByText('Cuba esok.')).toBeVisible();
  const field = form.getByRole('textbox', { name: 'PG Code' });
  await waitFor(() => expect(focusedElement()).toBe(field));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(isInSight(field)).toBe(true);
  expect(form.getByRole('button', { name: 'Daftar dan bayar' })).not.toHaveAttribute('aria-disabled');
});

test('a visitor whose enrolment failed is not registered a second time, not even after the page was loaded again', async () => {
  const registrations = requestsTo('/app/plt/register');
  let broken = true;
  const enrolments = requestsTo('/app/training/daftar', () =>
    broken ? HttpResponse.json({}, { status: 500 }) : HttpResponse.text('/bayar/1'),
  );
  expectConsoleError(/did not go through/);
  const { form, widget } = await training.openAsVisitor();
  await training.fillVisitor(form);
  await training.send(form);
  const unknown = await form.findByText(/Sistem sedang mengalami gangguan. Tidak pasti sama ada permintaan/);
  expect(unknown.textContent).toMatch(
    /; tekan "Daftar dan bayar" sekali lagi untuk meneruskan pendaftaran yang sama\.$/,
  );
  expect(form.getByRole('button', { name: 'Muat semula halaman' })).toBeVisible();
  expect(form.getByText('Anda sudah didaftarkan. Teruskan dengan bayaran.')).toBeVisible();
  expect(form.getByRole('textbox', { name: 'PG Code' })).toHaveAttribute('readonly');
  await training.press(form, 'Tutup');
  expect(widget.queryByRole('dialog')).toBeNull();

  broken = false;
  const { form: again, gone } = await training.openForm();
  expect(again.getByRole('textbox', { name: 'Nama' })).toHaveValue('Siti binti Ali');
  await training.send(again);
  await expect.poll(() => gone).toEqual([`${location.origin}/bayar/1`]);
  const announced = () => again.getAllByRole('status').map((region: HTMLElement) => region.textContent);
  await expect.poll(announced).toContain('Pendaftaran diterima. Anda sedang dibawa ke paparan bayaran.');
  expect(registrations).toHaveLength(1);
  expect(enrolments).toHaveLength(2);
});

test('back from the payment the form is usable again and repeats the auth check (D7)', async () => {
  const checks = requestsTo('/app/plt/auth', () => undefined);
  requestsTo('/app/training/daftar', () => HttpResponse.text('/bayar/1'));
  const { form, gone } = await training.openForm();
  await training.send(form);
  await expect.poll(() => gone).toHaveLength(1);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  const send = await form.findByRole('button', { name: 'Daftar dan bayar' });
  await expect.poll(() => checks).toHaveLength(2);
  await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'));
});

test('the referral link is copied, and a failure is one dialog with both texts (D19)', async () => {
  using write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  using _ = vi.spyOn(Document.prototype, 'execCommand').mockReturnValue(false);
  const { widget } = await mountHtml(training.html({ user_id: 101 }));
  await userEvent.click(widget.getByRole('button', { name: 'Salin link referral' }));
  expect(await popups.findByText('Link copied to clipboard')).toBeVisible();
  expect(popups.getByText('Boleh paste dan kongsikan link referral anda')).toBeVisible();
  expect(write).toHaveBeenCalledWith(`${location.origin}/app/plt/8/101`);
  write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await userEvent.click(widget.getByRole('button', { name: 'Salin link referral' }));
  const dialog = within(await popups.findByRole('dialog', { name: 'ERROR' }));
  expect(dialog.getByText(/Tak berjaya copy link referral.*Cannot copy/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
});

describe('where the page does not say where payments go', () => {
  beforeEach(() => writePageSettings({ payment_url: '' }));

  test('no visitor is registered and nothing is enrolled: it could not be paid (D6)', async () => {
    expectConsoleError(/"payment_url" is empty/);
    const sent = [requestsTo('/app/plt/register'), requestsTo('/app/training/daftar')];
    const { form } = await training.openAsVisitor({ variant: 1 });
    await training.fillVisitor(form);
    await training.tickTerms(form);
    await training.submit(form);
    expect(await form.findByText(/Paparan bayaran belum ditetapkan .* tiada apa-apa yang dihantar/)).toBeVisible();
    expect(popups.queryByRole('dialog')).toBeNull();
    expect(sent.flat()).toEqual([]);
  });

  test('variant two needs no setting: the answer of the server is the payment address', async () => {
    requestsTo('/app/training/daftar', () => HttpResponse.text('/bayar/1'));
    const { form, gone } = await training.openForm();
    await training.send(form);
    await expect.poll(() => gone).toEqual([expect.stringMatching(/\/bayar\/1$/)]);
  });
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
  const { form } = await training.openAsVisitor();
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
