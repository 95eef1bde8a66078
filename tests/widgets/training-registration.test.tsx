import { waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { expectConsoleError } from '../support/console.ts';
import { mountHtml } from '../support/mount-html.ts';
import { requestsTo, world } from '../support/network.ts';
import * as training from '../support/training-form.ts';
import { popups } from '../../.storybook/support/popups.ts';
import { heldRequests } from '../support/held-requests.ts';

test('a visitor is registered, enrolled and taken to the payment with the total of the screen', async () => {
  training.asVisitor();
  const registrations = requestsTo('/app/plt/register');
  const enrolments = requestsTo('/app/training/daftar');
  const { form, gone } = await training.openForm();
  await training.fillVisitor(form);
  expect(form.getByText('Akan disimpan sebagai +60123456789')).toBeVisible();
  expect(await form.findByText('Jumlah perlu dibayar: RM 215.95')).toBeInTheDocument();
  await training.send(form);
  await expect.poll(() => gone).toEqual([expect.stringMatching(/\/demo\/payment\/live\/PAY-00001$/)]);
  const announced = () => form.getAllByRole('status').map((region: HTMLElement) => region.textContent);
  await expect.poll(announced).toContain('Pendaftaran diterima. Anda sedang dibawa ke paparan bayaran.');
  expect(registrations).toEqual([
    {
      name: 'Siti binti Ali',
      pg_code: 'PG123456',
      phone: '60123456789',
      email: 'siti@contoh.my',
      upline_fmd_id: String(training.uplines[2]!.user_id),
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
  training.asVisitor();
  const { form } = await training.openForm();
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

test('messages of the server go under their fields, with the focus on the first', async () => {
  training.asVisitor();
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
  const { form } = await training.openForm();
  await training.fillVisitor(form);
  await training.send(form);
  expect(await form.findByText('E-mel telah digunakan.')).toBeVisible();
  expect(form.getByText('Upline tidak aktif.')).toBeVisible();
  expect(form.getByText('Cuba esok.')).toBeVisible();
  await waitFor(() => expect(focusedElement()).toBe(form.getByRole('textbox', { name: 'E-mel' })));
  expect(form.getByRole('button', { name: 'Daftar dan bayar' })).not.toHaveAttribute('aria-disabled');
});

test('a visitor whose enrolment failed is not registered a second time, not even after the page was loaded again', async () => {
  training.asVisitor();
  const registrations = requestsTo('/app/plt/register');
  let broken = true;
  const enrolments = requestsTo('/app/training/daftar', () =>
    broken ? HttpResponse.json({}, { status: 500 }) : HttpResponse.text('/bayar/1'),
  );
  expectConsoleError(/did not go through/);
  const { form, widget } = await training.openForm();
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
  expect(registrations).toHaveLength(1);
  expect(enrolments).toHaveLength(2);
});

test('a dealer is asked for nothing the server knows, and is enrolled at once', async () => {
  const enrolments = requestsTo('/app/training/daftar');
  const { form, gone } = await training.openForm({ user_id: 101, training_referrer: 55 });
  expect(form.getByRole('textbox', { name: 'Nama' })).toHaveValue('Nur Aisyah binti Ahmad Zulkifli');
  expect(form.getByRole('textbox', { name: 'Nama' })).toHaveAttribute('readonly');
  expect(form.getByRole('textbox', { name: 'PG Code' })).toHaveValue('PG0012345');
  expect(form.queryByRole('textbox', { name: 'E-mel' })).toBeNull();
  expect(form.queryByRole('button', { name: 'Logout' })).toBeNull();
  await training.send(form);
  await expect.poll(() => gone).toHaveLength(1);
  expect(enrolments).toEqual([
    expect.objectContaining({ user_id: '101', training_referrer: '55', jumlah_bayaran: 215.95 }),
  ]);
});

test('fast clicks make one question and one enrolment; Batal sends nothing', async () => {
  const { bodies: enrolments, answer } = heldRequests('/app/training/daftar');
  const { form, gone } = await training.openForm();
  await training.tickTerms(form);
  const button = form.getByRole('button', { name: 'Daftar dan bayar' });
  for (let click = 0; click < 5; click += 1) button.click();
  await userEvent.click(await popups.findByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(popups.queryByRole('dialog')).toBeNull());
  expect(enrolments).toEqual([]);
  await training.submit(form);
  await training.confirm();
  await expect.poll(() => enrolments).toHaveLength(1);
  for (let click = 0; click < 5; click += 1) button.click();
  expect(button).toHaveAttribute('aria-busy', 'true');
  answer(HttpResponse.text('/bayar/1'));
  await expect.poll(() => gone).toHaveLength(1);
  // the payment page can be opened again, and that sends nothing
  await training.press(form, 'Teruskan ke bayaran');
  expect(gone).toEqual([`${location.origin}/bayar/1`, `${location.origin}/bayar/1`]);
  expect(enrolments).toHaveLength(1);
});

test('an enrolled person sees the message, and can press again', async () => {
  requestsTo('/app/training/daftar', () => HttpResponse.text('already_registered'));
  const { form, gone } = await training.openForm();
  await training.send(form);
  const dialog = within(await popups.findByRole('dialog', { name: 'Sudah berdaftar' }));
  expect(
    dialog.getByText('Pendaftaran anda sebelum ini sudah berjaya. Sila semak email untuk maklumat lanjut.'),
  ).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
  const send = form.getByRole('button', { name: 'Daftar dan bayar' });
  await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'));
  await waitFor(() => expect(focusedElement()).toBe(send));
  expect(gone).toEqual([]);
});

test('closing keeps the input, and opening repeats the auth check', async () => {
  training.asVisitor();
  const { widget, form } = await training.openForm();
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
