import { waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { mainButtons } from '../support/main-buttons.ts';
import { expectConsoleError } from '../support/console.ts';
import { mountHtml } from '../support/mount-html.ts';
import { network, requestsTo, world } from '../support/network.ts';
import {
  asVisitor,
  fillVisitor,
  openForm,
  press,
  confirm,
  submit,
  tickTerms,
  training,
  uplines,
} from '../support/training-form.ts';
import { popups } from '../../.storybook/support/popups.ts';

test('a visitor is registered, enrolled and taken to the payment with the total of the screen', async () => {
  asVisitor();
  const registrations = requestsTo('/app/plt/register');
  const enrolments = requestsTo('/app/training/daftar');
  const { form, gone } = await openForm(training());
  await fillVisitor(form);
  expect(form.getByText('Akan disimpan sebagai +60123456789')).toBeVisible();
  expect(await form.findByText('Jumlah perlu dibayar: RM 215.95')).toBeInTheDocument();
  await tickTerms(form);
  await submit(form);
  await confirm();
  await expect.poll(() => gone).toEqual([expect.stringMatching(/\/demo\/payment\/live\/PAY-00001$/)]);
  const announced = () => form.getAllByRole('status').map((region: HTMLElement) => region.textContent);
  await expect.poll(announced).toContain('Pendaftaran diterima. Anda sedang dibawa ke paparan bayaran.');
  expect(registrations).toEqual([
    {
      name: 'Siti binti Ali',
      pg_code: 'PG123456',
      phone: '60123456789',
      email: 'siti@contoh.my',
      upline_fmd_id: String(uplines[2]!.user_id),
    },
  ]);
  const [enrolment] = enrolments as [{ user_id: string; jumlah_bayaran: number; kuantiti: number }];
  expect(enrolment).toMatchObject({
    training_id: '8',
    kuantiti: 1,
    jumlah_bayaran: 215.95,
    has_spouse: false,
    spouse_phone: '',
    training_price_id: null,
    user_id: String(world.trainings.registered().at(-1)!.user_id),
  });
});

test('a refused visitor sees every message and stands at the first wrong field', async () => {
  asVisitor();
  const { form } = await openForm(training());
  await submit(form);
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
  await fillVisitor(form);
  expect(form.queryByText('PG Code tidak sah.')).toBeNull();
  await submit(form);
  await waitFor(() => expect(focusedElement()).toBe(form.getByRole('checkbox')));
  expect(popups.queryByRole('dialog')).toBeNull();
});

test('messages of the server go under their fields, with the focus on the first', async () => {
  asVisitor();
  requestsTo('/app/plt/register', () =>
    HttpResponse.json(
      {
        message: 'x',
        errors: {
          upline_fmd_id: ['Upline tidak aktif.'],
          email: ['E-mel telah digunakan.', 'lagi'],
          umum: ['Cuba esok.'],
        },
      },
      { status: 422 },
    ),
  );
  expectConsoleError(/did not go through/);
  const { form } = await openForm(training());
  await fillVisitor(form);
  await tickTerms(form);
  await submit(form);
  await confirm();
  expect(await form.findByText('E-mel telah digunakan.')).toBeVisible();
  expect(form.getByText('Upline tidak aktif.')).toBeVisible();
  expect(form.getByText('Cuba esok.')).toBeVisible();
  await waitFor(() => expect(focusedElement()).toBe(form.getByRole('textbox', { name: 'E-mel' })));
  expect(form.getByRole('button', { name: 'Daftar dan bayar' })).not.toHaveAttribute('aria-disabled');
});

test('a visitor whose enrolment failed is not registered a second time, not even after the page was loaded again', async () => {
  asVisitor();
  const registrations = requestsTo('/app/plt/register');
  let broken = true;
  const enrolments = requestsTo('/app/training/daftar', () =>
    broken ? HttpResponse.json({}, { status: 500 }) : HttpResponse.text('/bayar/1'),
  );
  expectConsoleError(/did not go through/);
  const { form, widget } = await openForm(training());
  await fillVisitor(form);
  await tickTerms(form);
  await submit(form);
  await confirm();
  expect(await form.findByText(/Sistem sedang mengalami gangguan. Tidak pasti sama ada permintaan/)).toBeVisible();
  expect(form.getByRole('button', { name: 'Muat semula halaman' })).toBeVisible();
  expect(form.getByText('Anda sudah didaftarkan. Teruskan dengan bayaran.')).toBeVisible();
  expect(form.getByRole('textbox', { name: 'PG Code' })).toHaveAttribute('readonly');
  await press(form, 'Tutup');
  expect(widget.queryByRole('dialog')).toBeNull();

  broken = false;
  const { form: again, gone } = await openForm(training());
  expect(again.getByRole('textbox', { name: 'Nama' })).toHaveValue('Siti binti Ali');
  await tickTerms(again);
  await submit(again);
  await confirm();
  await expect.poll(() => gone).toEqual([`${location.origin}/bayar/1`]);
  expect(registrations).toHaveLength(1);
  expect(enrolments).toHaveLength(2);
});

test('a dealer is asked for nothing the server knows, and is enrolled at once', async () => {
  const enrolments = requestsTo('/app/training/daftar');
  const { form, gone } = await openForm(training({ user_id: 101, training_referrer: 55 }));
  expect(form.getByRole('textbox', { name: 'Nama' })).toHaveValue('Nur Aisyah binti Ahmad Zulkifli');
  expect(form.getByRole('textbox', { name: 'Nama' })).toHaveAttribute('readonly');
  expect(form.getByRole('textbox', { name: 'PG Code' })).toHaveValue('PG0012345');
  expect(form.queryByRole('textbox', { name: 'E-mel' })).toBeNull();
  expect(form.queryByRole('button', { name: 'Logout' })).toBeNull();
  await tickTerms(form);
  await submit(form);
  await confirm();
  await expect.poll(() => gone).toHaveLength(1);
  expect(enrolments).toEqual([
    expect.objectContaining({ user_id: '101', training_referrer: '55', jumlah_bayaran: 215.95 }),
  ]);
});

test('fast clicks make one question and one enrolment; Batal sends nothing', async () => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const enrolments = requestsTo('/app/training/daftar', () => held.then(() => HttpResponse.text('/bayar/1')));
  const { form, gone } = await openForm(training());
  await tickTerms(form);
  const button = form.getByRole('button', { name: 'Daftar dan bayar' });
  for (let click = 0; click < 5; click += 1) button.click();
  await userEvent.click(await popups.findByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(popups.queryByRole('dialog')).toBeNull());
  expect(enrolments).toEqual([]);
  await submit(form);
  await confirm();
  await expect.poll(() => enrolments).toHaveLength(1);
  for (let click = 0; click < 5; click += 1) button.click();
  expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.poll(() => gone).toHaveLength(1);
  // the payment page can be opened again, and that sends nothing
  await press(form, 'Teruskan ke bayaran');
  expect(gone).toEqual([`${location.origin}/bayar/1`, `${location.origin}/bayar/1`]);
  expect(enrolments).toHaveLength(1);
});

test('an enrolled person sees the message, and can press again', async () => {
  requestsTo('/app/training/daftar', () => HttpResponse.text('already_registered'));
  const { form, gone } = await openForm(training());
  await tickTerms(form);
  await submit(form);
  await confirm();
  const dialog = within(await popups.findByRole('dialog', { name: 'Sudah berdaftar' }));
  expect(
    dialog.getByText('Pendaftaran anda sebelum ini sudah berjaya. Sila semak email untuk maklumat lanjut.'),
  ).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(form.getByRole('button', { name: 'Daftar dan bayar' })).not.toHaveAttribute('aria-busy'));
  expect(gone).toEqual([]);
});

test('variant 1 pays at the page’s provider, and its page can be opened again without a second enrolment', async () => {
  const enrolments = requestsTo('/app/training/daftar', () => HttpResponse.text('/PAY-1'));
  const { form, gone } = await openForm(training({ variant: 1 }));
  await tickTerms(form);
  await submit(form);
  await confirm();
  await press(form, 'Teruskan ke bayaran');
  expect(gone).toEqual([`${location.origin}/bayar/PAY-1`, `${location.origin}/bayar/PAY-1`]);
  expect(enrolments).toHaveLength(1);
});

test('an ended session keeps what was typed and offers to reload', async () => {
  asVisitor();
  requestsTo('/app/plt/register', () => HttpResponse.json({}, { status: 401 }));
  expectConsoleError(/did not go through/);
  const { form, gone } = await openForm(training());
  await fillVisitor(form);
  await tickTerms(form);
  await submit(form);
  await confirm();
  expect(await form.findByText('Sesi anda telah tamat. Sila muat semula halaman dan log masuk semula.')).toBeVisible();
  expect(form.getByRole('textbox', { name: 'E-mel' })).toHaveValue('siti@contoh.my');
  expect(mainButtons(form.getByRole('checkbox').closest('dialog'))).toEqual(['Muat semula halaman']);
  await press(form, 'Muat semula halaman');
  expect(gone).toEqual([location.href]);
});

test('closing keeps the input, and opening repeats the auth check', async () => {
  asVisitor();
  const { widget, form } = await openForm(training());
  await userEvent.fill(form.getByRole('textbox', { name: 'Nama' }), 'Siti');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(widget.queryByRole('dialog')).toBeNull());
  expect(focusedElement()).toBe(widget.getByRole('button', { name: 'DAFTAR TRAINING' }));
  await userEvent.click(widget.getByRole('button', { name: 'DAFTAR TRAINING' }));
  expect(await within(await widget.findByRole('dialog')).findByRole('textbox', { name: 'Nama' })).toHaveValue('Siti');
});

test('back from the payment the form is usable again and repeats the auth check (D7)', async () => {
  const checks = requestsTo('/app/plt/auth', () => undefined);
  requestsTo('/app/training/daftar', () => HttpResponse.text('/bayar/1'));
  const { form, gone } = await openForm(training());
  await tickTerms(form);
  await submit(form);
  await confirm();
  await expect.poll(() => gone).toHaveLength(1);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  const send = await form.findByRole('button', { name: 'Daftar dan bayar' });
  await expect.poll(() => checks).toHaveLength(2);
  await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'));
});

test('on /app/plt a dealer can log out and becomes a visitor', async () => {
  const ended = requestsTo('/app/plt/logout', () => undefined);
  const { widget, form } = await openForm(training({ is_plt: 1, user_id: 101 }));
  await press(form, 'Logout');
  expect(await widget.findByRole('textbox', { name: 'E-mel' })).toBeVisible();
  expect(widget.getByRole('textbox', { name: 'Nama' })).not.toHaveAttribute('readonly');
  expect(ended).toHaveLength(1);
});

test('the referral link is copied, and a failure is one dialog with both texts (D19)', async () => {
  using write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  using _ = vi.spyOn(Document.prototype, 'execCommand').mockReturnValue(false);
  const { widget } = await mountHtml(training({ user_id: 101 }));
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

test('a failed auth check shows an error beside the button, with a retry', async () => {
  network.use(http.get('/app/plt/auth', () => HttpResponse.json({}, { status: 500 }), { once: true }));
  expectConsoleError(/could not be opened/);
  const { widget } = await mountHtml(training());
  await userEvent.click(widget.getByRole('button', { name: 'DAFTAR TRAINING' }));
  expect(await widget.findByText(/Sistem sedang mengalami gangguan/)).toBeVisible();
  await press(widget, 'Cuba lagi');
  expect(await widget.findByRole('dialog', { name: 'Kem Kepimpinan' })).toBeVisible();
});

test('after a failed payment the screen shows it, and what to do', async () => {
  const { widget } = await mountHtml(training({ payment_status: 'failed' }));
  expect(await widget.findByText('Bayaran tidak berjaya')).toBeVisible();
  expect(widget.getByText(/tekan butang pendaftaran/)).toBeVisible();
});
