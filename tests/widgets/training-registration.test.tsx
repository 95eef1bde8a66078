import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../shared/lib/composed-tree.ts';
import { snippet } from '../../stories/support/snippet.ts';
import { expectConsoleError } from '../support/console.ts';
import { mountHtml } from '../support/mount-html.ts';
import { catchNavigation } from '../support/navigation.ts';
import { network, world } from '../support/network.ts';

const uplines = world.trainings.uplines().slice(0, 30);
/** Training 8 of the world: variant 2, RM 199.95, SST 8 %. */
const training = (more: object = {}): string =>
  snippet('training-registration', {
    json: { variant: 2, training_id: 8, title: 'Kem Kepimpinan', yuran: '199.95', sst: '8.00', baki_tiket: 10, upline_fmd: uplines, phone_code: [{ code: '60', country: 'Malaysia' }, { code: '65', country: 'Singapura' }], ...more },
  });
const asVisitor = (): void => network.use(http.get('/app/plt/auth', () => HttpResponse.json({ status: 'invalid' })));

type Queries = Awaited<ReturnType<typeof mountHtml>>['widget'];

const openForm = async (html: string): Promise<{ widget: Queries; form: Queries; gone: string[] }> => {
  const { widget, place } = await mountHtml(html);
  const gone = catchNavigation(place);
  await userEvent.click(widget.getByRole('button', { name: /^DAFTAR/ }));
  return { widget, gone, form: within(await widget.findByRole('dialog', { name: 'Kem Kepimpinan' }, { timeout: 5_000 })) };
};
const press = async (form: Queries, name: string): Promise<void> => userEvent.click(await form.findByRole('button', { name }));
const tickTerms = (form: Queries): Promise<void> => userEvent.click(form.getByRole('checkbox', { name: 'Saya faham dan bersetuju.' }));
const submit = (form: Queries): Promise<void> => press(form, 'Daftar dan bayar');
const sayYes = async (): Promise<void> => {
  const question = within(await screen.findByRole('dialog', { name: 'Anda pasti?' }));
  expect(question.getByText('Anda akan dibawa ke paparan bayaran.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Ya' }));
};
const fillVisitor = async (form: Queries): Promise<void> => {
  await userEvent.fill(form.getByRole('textbox', { name: 'Nama' }), 'Siti binti Ali');
  await userEvent.fill(form.getByRole('textbox', { name: 'PG Code' }), 'pg123456');
  await userEvent.fill(form.getByRole('textbox', { name: 'Nombor telefon' }), '012-345 6789');
  await userEvent.fill(form.getByRole('textbox', { name: 'E-mel' }), 'siti@contoh.my');
  const upline = form.getByRole('combobox', { name: 'Upline FMD' });
  await userEvent.fill(upline, uplines[2]!.name);
  await userEvent.keyboard('{Enter}');
};
/** What is asked of a path, in order; the answers are the world's, or those given. */
const requestsTo = (path: string, answer?: () => Response | Promise<Response>): unknown[] => {
  const seen: unknown[] = [];
  network.use(
    http.post(path, async ({ request }) => {
      seen.push(await request.clone().json());
      return answer?.();
    }),
  );
  return seen;
};

afterEach(() => sessionStorage.clear());

test('a visitor is registered, enrolled and taken to the payment with the total of the screen', async () => {
  asVisitor();
  const registrations = requestsTo('/app/plt/register');
  const enrolments = requestsTo('/app/training/daftar');
  const { form, gone } = await openForm(training());
  await fillVisitor(form);
  expect(form.getByText('Akan disimpan sebagai +60123456789')).toBeVisible();
  expect(form.getByText('Jumlah perlu dibayar: RM 215.95')).toBeInTheDocument();
  await tickTerms(form);
  await submit(form);
  await sayYes();
  await expect.poll(() => gone).toEqual([expect.stringMatching(/\/demo\/payment\/live\/PAY-00001$/)]);
  expect(registrations).toEqual([{ name: 'Siti binti Ali', pg_code: 'PG123456', phone: '60123456789', email: 'siti@contoh.my', upline_fmd_id: String(uplines[2]!.user_id) }]);
  const [enrolment] = enrolments as [{ user_id: string; jumlah_bayaran: number; kuantiti: number }];
  expect(enrolment).toMatchObject({ training_id: '8', kuantiti: 1, jumlah_bayaran: 215.95, has_spouse: false, spouse_phone: '', training_price_id: null, user_id: String(world.trainings.registered().at(-1)!.user_id) });
});

test('a refused visitor sees every message and stands at the first wrong field', async () => {
  asVisitor();
  const { form } = await openForm(training());
  await submit(form);
  for (const sentence of ['Sila isi nama.', 'PG Code tidak sah.', 'Sila isi nombor telefon.', 'Sila isi e-mel.', 'Sila pilih upline FMD.', 'Sila tanda kotak untuk teruskan pendaftaran.']) expect(await form.findByText(sentence)).toBeVisible();
  await waitFor(() => expect(focusedElement()).toBe(form.getByRole('textbox', { name: 'Nama' })));
  await fillVisitor(form);
  expect(form.queryByText('PG Code tidak sah.')).toBeNull();
  await submit(form);
  await waitFor(() => expect(focusedElement()).toBe(form.getByRole('checkbox')));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('messages of the server go under their fields, with the focus on the first', async () => {
  asVisitor();
  requestsTo('/app/plt/register', () => HttpResponse.json({ message: 'x', errors: { upline_fmd_id: ['Upline tidak aktif.'], email: ['E-mel telah digunakan.', 'lagi'], umum: ['Cuba esok.'] } }, { status: 422 }));
  expectConsoleError(/did not go through/);
  const { form } = await openForm(training());
  await fillVisitor(form);
  await tickTerms(form);
  await submit(form);
  await sayYes();
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
  const enrolments = requestsTo('/app/training/daftar', () => (broken ? HttpResponse.json({}, { status: 500 }) : HttpResponse.text('/bayar/1')));
  expectConsoleError(/did not go through/);
  const { form, widget } = await openForm(training());
  await fillVisitor(form);
  await tickTerms(form);
  await submit(form);
  await sayYes();
  expect(await form.findByText(/Pelayan sedang menghadapi masalah/)).toBeVisible();
  expect(form.getByText('Anda sudah didaftarkan. Teruskan dengan bayaran.')).toBeVisible();
  expect(form.getByRole('textbox', { name: 'PG Code' })).toHaveAttribute('readonly');
  await press(form, 'Tutup');
  expect(widget.queryByRole('dialog')).toBeNull();

  broken = false;
  const { form: again, gone } = await openForm(training());
  expect(again.getByRole('textbox', { name: 'Nama' })).toHaveValue('Siti binti Ali');
  await tickTerms(again);
  await submit(again);
  await sayYes();
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
  await sayYes();
  await expect.poll(() => gone).toHaveLength(1);
  expect(enrolments).toEqual([expect.objectContaining({ user_id: '101', training_referrer: '55', jumlah_bayaran: 215.95 })]);
});

test('fast clicks make one question and one enrolment; Batal sends nothing', async () => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const enrolments = requestsTo('/app/training/daftar', () => held.then(() => HttpResponse.text('/bayar/1')));
  const { form, gone } = await openForm(training());
  await tickTerms(form);
  const button = form.getByRole('button', { name: 'Daftar dan bayar' });
  for (let click = 0; click < 5; click += 1) button.click();
  await userEvent.click(await screen.findByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(enrolments).toEqual([]);
  await submit(form);
  await sayYes();
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

test('who is enrolled already is told so, and can press again', async () => {
  requestsTo('/app/training/daftar', () => HttpResponse.text('already_registered'));
  const { form, gone } = await openForm(training());
  await tickTerms(form);
  await submit(form);
  await sayYes();
  const told = within(await screen.findByRole('dialog', { name: 'Sudah berdaftar' }));
  expect(told.getByText('Pendaftaran anda sebelum ini sudah berjaya. Sila semak email untuk maklumat lanjut.')).toBeVisible();
  await userEvent.click(told.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(form.getByRole('button', { name: 'Daftar dan bayar' })).not.toHaveAttribute('aria-busy'));
  expect(gone).toEqual([]);
});

test('variant 1 without a provider says so and never enrols a second time', async () => {
  const enrolments = requestsTo('/app/training/daftar', () => HttpResponse.text('/PAY-1'));
  expectConsoleError(/"payment_url" is empty/);
  const { form, gone } = await openForm(training({ variant: 1 }));
  await tickTerms(form);
  await submit(form);
  await sayYes();
  expect(await form.findByText(/Paparan bayaran tidak dapat dibuka/)).toBeVisible();
  await press(form, 'Teruskan ke bayaran');
  expect(enrolments).toHaveLength(1);
  expect(gone).toEqual([]);
});

test('an ended session keeps what was typed and offers to reload', async () => {
  asVisitor();
  requestsTo('/app/plt/register', () => HttpResponse.json({}, { status: 401 }));
  expectConsoleError(/did not go through/);
  const { form, gone } = await openForm(training());
  await fillVisitor(form);
  await tickTerms(form);
  await submit(form);
  await sayYes();
  expect(await form.findByText('Sesi anda telah tamat. Sila muat semula halaman dan log masuk semula.')).toBeVisible();
  expect(form.getByRole('textbox', { name: 'E-mel' })).toHaveValue('siti@contoh.my');
  await press(form, 'Muat semula halaman');
  expect(gone).toEqual([location.href]);
});

test('closing keeps what was typed, and opening asks again who is there', async () => {
  asVisitor();
  const { widget, form } = await openForm(training());
  await userEvent.fill(form.getByRole('textbox', { name: 'Nama' }), 'Siti');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(widget.queryByRole('dialog')).toBeNull());
  expect(focusedElement()).toBe(widget.getByRole('button', { name: 'DAFTAR TRAINING' }));
  await userEvent.click(widget.getByRole('button', { name: 'DAFTAR TRAINING' }));
  expect(await within(await widget.findByRole('dialog')).findByRole('textbox', { name: 'Nama' })).toHaveValue('Siti');
});

test('a coupon changes the bill, can be removed, and is asked about again for another price', async () => {
  const prices = [{ id: 81, name: 'Biasa', price: '199.95' }, { id: 82, name: 'VIP', price: 349.9 }];
  const asked = requestsTo('/app/training/apply_refer_coupon');
  const { form } = await openForm(training({ has_referral_coupon: 1, prices }));
  await userEvent.fill(form.getByRole('textbox', { name: 'Kupon referral' }), 'KAWAN10');
  await userEvent.keyboard('{Enter}');
  expect(await form.findByText('Kupon Sah')).toBeVisible();
  expect(form.getByText('Jumlah perlu dibayar: RM 194.36')).toBeInTheDocument(); // 179.96 × 1.08
  expect(form.getByText('-RM 19.99')).toBeVisible();
  await userEvent.click(form.getByRole('radio', { name: /VIP/ }));
  expect(await form.findByText('Jumlah perlu dibayar: RM 340.10')).toBeInTheDocument(); // 314.91 × 1.08
  expect(asked).toEqual([{ yuran: 199.95, coupon_code: 'KAWAN10' }, { yuran: 349.9, coupon_code: 'KAWAN10' }]);
  await press(form, 'Buang Kupon referral');
  expect(form.getByText('Jumlah perlu dibayar: RM 377.89')).toBeInTheDocument();
  expect(form.getByRole('textbox', { name: 'Kupon referral' })).toHaveValue('');
});

test('a late answer for an older code never wins, and nothing is sent while a coupon is checked', async () => {
  let answerOld = (): void => {};
  const old = new Promise<void>((resolve) => (answerOld = resolve));
  network.use(
    http.post('/app/training/coupon', async ({ request }) => {
      const { coupon_code } = (await request.json()) as { coupon_code: string };
      if (coupon_code === 'LAMA') await old;
      return HttpResponse.text(coupon_code === 'LAMA' ? '1.00' : '100.00');
    }),
  );
  const { form } = await openForm(training({ has_coupon: true }));
  const field = form.getByRole('textbox', { name: 'Kupon (Committee & Indonesia sahaja)' });
  await userEvent.fill(field, 'LAMA');
  await userEvent.keyboard('{Enter}');
  expect(await form.findByText('Menyemak kupon…')).toBeVisible();
  expect(form.getByRole('button', { name: 'Daftar dan bayar' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.fill(field, 'BARU');
  await userEvent.keyboard('{Enter}');
  expect(await form.findByText('Jumlah perlu dibayar: RM 108.00')).toBeInTheDocument();
  answerOld();
  await press(form, 'Buang Kupon (Committee & Indonesia sahaja)');
  expect(form.getByText('Jumlah perlu dibayar: RM 215.95')).toBeInTheDocument();
});

test("an invalid or failed coupon leaves the full price and says 'Kupon Tidak Sah'; one that was not checked holds the form back", async () => {
  const { form } = await openForm(training({ has_coupon: true }));
  const field = form.getByRole('textbox', { name: 'Kupon (Committee & Indonesia sahaja)' });
  await userEvent.fill(field, 'TIADA');
  await tickTerms(form);
  await submit(form);
  expect(await form.findByText(/Tekan "Guna" untuk menyemak kupon ini/)).toBeVisible();
  await waitFor(() => expect(focusedElement()).toBe(field));
  expect(screen.queryByRole('dialog')).toBeNull();
  await press(form, 'Guna Kupon (Committee & Indonesia sahaja)');
  expect(await form.findByText('Kupon Tidak Sah')).toBeVisible();
  expect(form.getByText('Jumlah perlu dibayar: RM 215.95')).toBeInTheDocument();
  requestsTo('/app/training/coupon', () => HttpResponse.error());
  expectConsoleError(/coupon could not be checked/);
  await userEvent.fill(field, 'EMAS25');
  expect(form.queryByText('Kupon Tidak Sah')).toBeNull();
  await press(form, 'Guna Kupon (Committee & Indonesia sahaja)');
  expect(await form.findByText(/Sambungan terputus/)).toBeVisible();
  expect(form.getByText('Kupon Tidak Sah')).toBeVisible();
});

test.each([
  [false, 2],
  [true, 1],
])('the spouse doubles and is taken back exactly; is_multiple_pay %s: the coupon is asked about %i time(s)', async (is_multiple_pay, times) => {
  const asked = requestsTo('/app/training/coupon');
  const { form } = await openForm(training({ has_spouse: true, has_coupon: true, is_multiple_pay, is_bulk: true }));
  await userEvent.fill(form.getByRole('textbox', { name: 'Kupon (Committee & Indonesia sahaja)' }), 'EMAS25');
  await userEvent.keyboard('{Enter}');
  expect(await form.findByText('Jumlah perlu dibayar: RM 161.96')).toBeInTheDocument(); // 149.96 × 1.08
  const spouse = form.getByRole('switch', { name: 'Hadir bersama pasangan' });
  await userEvent.click(spouse);
  expect(await form.findByText('Jumlah perlu dibayar: RM 323.91')).toBeInTheDocument();
  expect(form.getByRole('combobox', { name: 'Kuantiti' })).toHaveValue('2');
  await tickTerms(form);
  await submit(form);
  expect(await form.findByText('Sila isi nama pasangan')).toBeVisible();
  expect(form.getByText('Sila isi nombor telefon pasangan')).toBeVisible();
  await userEvent.click(spouse);
  expect(await form.findByText('Jumlah perlu dibayar: RM 161.96')).toBeInTheDocument();
  await expect.poll(() => asked).toHaveLength(times);
});

test('quantities run from 1 to the tickets that remain', async () => {
  const enrolments = requestsTo('/app/training/daftar');
  const { form, gone } = await openForm(training({ is_bulk: 1, baki_tiket: '3', total_pax: 50 }));
  const quantity = form.getByRole('combobox', { name: 'Kuantiti' });
  expect(within(quantity).getAllByRole('option').map((option) => option.textContent)).toEqual(['1', '2', '3']);
  expect(form.getByText('Baki tiket: 3 daripada 50')).toBeVisible();
  await userEvent.selectOptions(quantity, '3');
  await tickTerms(form);
  await submit(form);
  await sayYes();
  await expect.poll(() => gone).toHaveLength(1);
  expect(enrolments).toEqual([expect.objectContaining({ kuantiti: 3, jumlah_bayaran: 647.84 })]);
});

test('sold out says so and cannot be submitted; with one ticket the spouse is not offered', async () => {
  const { widget, form } = await openForm(training({ baki_tiket: 0, has_spouse: true, is_bulk: true }));
  expect(widget.getByText('Tiket telah habis')).toBeInTheDocument();
  expect(form.getByText('Maaf, tiket telah habis. Pendaftaran tidak lagi dibuka.')).toBeVisible();
  await tickTerms(form);
  form.getByRole('button', { name: 'Daftar dan bayar' }).click();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(form.queryByRole('switch')).toBeNull();
  await press(form, 'Tutup');
  const { form: lastOne } = await openForm(training({ baki_tiket: 1, has_spouse: true }));
  expect(lastOne.queryByRole('switch')).toBeNull();
});

test('a coupon that has expired meanwhile leaves the bill, with the message of the server under it', async () => {
  const { form } = await openForm(training({ has_coupon: true, training_id: 8 }));
  await userEvent.fill(form.getByRole('textbox', { name: 'Kupon (Committee & Indonesia sahaja)' }), 'KILAT50');
  await userEvent.keyboard('{Enter}');
  expect(await form.findByText('Kupon Sah')).toBeVisible();
  world.clock.advance(2 * 3_600_000);
  expectConsoleError(/did not go through/);
  await tickTerms(form);
  await submit(form);
  await sayYes();
  expect(await form.findByText('Kupon ini telah tamat tempoh.')).toBeVisible();
  expect(form.getByText('Jumlah perlu dibayar: RM 215.95')).toBeInTheDocument();
});

test('back from the payment the form is usable again and asks who is there (D7)', async () => {
  let checks = 0;
  network.use(
    http.get('/app/plt/auth', () => {
      checks += 1;
      return undefined;
    }),
  );
  requestsTo('/app/training/daftar', () => HttpResponse.text('/bayar/1'));
  const { form, gone } = await openForm(training());
  await tickTerms(form);
  await submit(form);
  await sayYes();
  await expect.poll(() => gone).toHaveLength(1);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(await form.findByRole('button', { name: 'Daftar dan bayar' })).not.toHaveAttribute('aria-disabled');
  await expect.poll(() => checks).toBe(2);
});

test('on /app/plt a dealer can log out and becomes a visitor', async () => {
  let ended = 0;
  network.use(
    http.get('/app/plt/logout', () => {
      ended += 1;
      return undefined;
    }),
  );
  const { form } = await openForm(training({ is_plt: 1, user_id: 101 }));
  await press(form, 'Logout');
  expect(await form.findByRole('textbox', { name: 'E-mel' })).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Nama' })).not.toHaveAttribute('readonly');
  expect(ended).toBe(1);
});

test('the referral link is copied, and a failure is one dialog with both texts (D19)', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const command = vi.spyOn(document, 'execCommand').mockReturnValue(false);
  onTestFinished(() => {
    write.mockRestore();
    command.mockRestore();
  });
  const { widget } = await mountHtml(training({ user_id: 101 }));
  await userEvent.click(widget.getByRole('button', { name: 'Salin link referral' }));
  expect(await screen.findByText('Link copied to clipboard')).toBeVisible();
  expect(screen.getByText('Boleh paste dan kongsikan link referral anda')).toBeVisible();
  expect(write).toHaveBeenCalledWith(`${location.origin}/app/plt/8/101`);
  write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await userEvent.click(widget.getByRole('button', { name: 'Salin link referral' }));
  const told = within(await screen.findByRole('dialog', { name: 'ERROR' }));
  expect(told.getByText(/Tak berjaya copy link referral.*Cannot copy/)).toBeVisible();
  await userEvent.click(told.getByRole('button', { name: 'OK' }));
});

test('an auth check that fails is said beside the button, and can be tried again', async () => {
  network.use(http.get('/app/plt/auth', () => HttpResponse.json({}, { status: 500 }), { once: true }));
  expectConsoleError(/could not be opened/);
  const { widget } = await mountHtml(training());
  await userEvent.click(widget.getByRole('button', { name: 'DAFTAR TRAINING' }));
  expect(await widget.findByText(/Pelayan sedang menghadapi masalah/)).toBeVisible();
  await press(widget, 'Cuba lagi');
  expect(await widget.findByRole('dialog', { name: 'Kem Kepimpinan' })).toBeVisible();
});
