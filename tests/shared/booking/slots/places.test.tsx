import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { confirm } from '../../../../shared/ui/popups/questions.ts';
import { toast } from '../../../../shared/ui/popups/toast.ts';
import { host } from '../../../../shared/ui/popups/sweetalert/popup-root.ts';
import { focusedElement } from '../../../../shared/page/dom/composed-tree.ts';
import { popups } from '../../../../.storybook/support/popups.ts';

/** A modal dialog of the page's own, inside of as many shadow roots as asked. */
function pageDialog(depth: number): HTMLDialogElement {
  let place: HTMLElement | ShadowRoot = document.body;
  for (let at = 0; at < depth; at += 1) {
    const host: HTMLElement = document.createElement('div');
    place.append(host);
    if (at === 0) onTestFinished(() => host.remove());
    place = host.attachShadow({ mode: 'open' });
  }
  const dialog = document.createElement('dialog');
  dialog.innerHTML = '<p>Borang halaman</p><button>Simpan</button>';
  place.append(dialog);
  if (depth === 0) onTestFinished(() => dialog.remove());
  dialog.showModal();
  return dialog;
}

/** Whether a person who points at it hits it: what is behind a modal dialog is out of reach. */
function canBeHit(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = host.shadowRoot!.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && element.contains(hit);
}

test.each([0, 1, 2])('a toast is over a modal dialog of the page inside %i shadow roots', async (depth) => {
  const dialog = pageDialog(depth);
  const closed = toast({ title: 'Disimpan', ms: 60_000 });
  const words = await popups.findByText('Disimpan');
  await expect.poll(() => canBeHit(words)).toBe(true);
  await userEvent.click(popups.getByRole('button', { name: 'Tutup' }));
  await closed;
  expect(dialog.children).toHaveLength(2);
});

test.each([0, 1])('a toast moves when a dialog opens or closes while it is seen (%i shadow roots)', async (depth) => {
  const closed = toast({ title: 'Disimpan', ms: 60_000 });
  const words = await popups.findByText('Disimpan');
  const dialog = pageDialog(depth);
  await expect.poll(() => canBeHit(words)).toBe(true);
  dialog.close();
  await expect.poll(() => canBeHit(words)).toBe(true);
  await userEvent.click(popups.getByRole('button', { name: 'Tutup' }));
  await closed;
});

test('a question is over a modal dialog inside a shadow root', async () => {
  pageDialog(2);
  const question = confirm({ title: 'Anda pasti?' });
  await userEvent.click(await popups.findByRole('button', { name: 'Ya' }));
  expect(await question).toBe(true);
});

test.each([
  [568, 320],
  [360, 640],
  [320, 568],
  [320, 256],
])(
  'in a window of %i × %i the buttons of a long question are in sight, and its words can be read to the end',
  async (width, height) => {
    await page.viewport(width, height);
    const facts = Array.from({ length: 24 }, (_, at) => `Rabu, ${at + 1} Dis 2026: 9.00 pagi, 10.00 pagi, 11.00 pagi`);
    const answer = confirm({ title: 'Anda pasti?', text: 'Slot yang dipilih akan ditempah.', facts });
    const yes = await popups.findByRole('button', { name: 'Ya' });
    await expect.poll(focusedElement).toBe(yes);
    expect(canBeHit(yes)).toBe(true);
    expect(canBeHit(popups.getByText('Anda pasti?'))).toBe(true);
    const scroller = yes.closest('.dw')!;
    scroller.scrollTo(0, scroller.scrollHeight);
    const last = popups.getByText(facts.at(-1)!, { exact: false });
    const { bottom } = last.getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(yes.getBoundingClientRect().top + 1);
    expect(canBeHit(yes)).toBe(true);
    await userEvent.click(popups.getByRole('button', { name: 'Batal' }));
    expect(await answer).toBe(false);
  },
);

test('on a phone held sideways the amount of an order is in sight beside its buttons', async () => {
  await page.viewport(640, 320);
  const answer = confirm({
    title: 'Anda pasti?',
    text: 'Anda akan dibawa ke paparan bayaran. Sila buat bayaran segera. Bayaran yang berjaya tidak akan dipulangkan.',
    facts: ['Dewan Seri Cempaka', 'Sabtu, 28 Nov 2026', 'Session 1', ['Jumlah bayaran', 'RM 8.00']],
  });
  const yes = await popups.findByRole('button', { name: 'Ya' });
  const { bottom } = popups.getByText('Jumlah bayaran').getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(yes.getBoundingClientRect().top + 1);
  await userEvent.keyboard('{Escape}');
  expect(await answer).toBe(false);
});

test('in a window of 320 × 200, as at 400 % zoom, both buttons of a bill are in one line', async () => {
  await page.viewport(320, 200);
  const facts = ['Kem Kepimpinan', ['Jumlah bayaran', 'RM 1,333.31']] as const;
  const answer = confirm({ title: 'Anda pasti?', facts, confirmText: 'Ya, bayar RM 1,333.31' });
  const [yes, no] = await Promise.all(
    ['Ya, bayar RM 1,333.31', 'Batal'].map((name) => popups.findByRole('button', { name })),
  );
  expect(yes.getBoundingClientRect().top).toBe(no.getBoundingClientRect().top);
  await userEvent.keyboard('{Escape}');
  expect(await answer).toBe(false);
});
