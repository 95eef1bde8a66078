import { render, screen } from '@testing-library/react';
import Swal from 'sweetalert2/dist/sweetalert2.esm.js';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { alert, confirm } from '../../../../shared/ui/popups/questions.ts';
import { focusedElement } from '../../../../shared/page/dom/composed-tree.ts';
import { copy } from '../../../../shared/loader/follow/copy.ts';
import { body, host } from '../../../../shared/ui/popups/sweetalert/popup-root.ts';
import { toast } from '../../../../shared/ui/popups/toast.ts';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { requestClose } from '../../../support/close-request.ts';
import { endToastTime } from '../../../support/toast-time.ts';
import { popups } from '../../../../.storybook/support/popups.ts';

test('an alert waits for its button and gives the focus back', async () => {
  render(<button>opener</button>);
  screen.getByRole('button', { name: 'opener' }).focus();
  const done = alert({ title: 'Success!', text: 'All posters are successfully generated.', icon: 'success' });
  await popups.findByRole('dialog', { name: 'Success!', description: 'All posters are successfully generated.' });
  await userEvent.click(popups.getByRole('button', { name: 'OK' }));
  await done;
  await expect.element(screen.getByRole('button', { name: 'opener' })).toHaveFocus();
});

test('confirm is true for the confirm button and false for the other one and for Escape', async () => {
  const first = confirm({ title: 'Anda pasti?', confirmText: 'Bayar Sekarang' });
  await userEvent.click(await popups.findByRole('button', { name: 'Bayar Sekarang' }));
  expect(await first).toBe(true);

  const second = confirm({ title: 'Anda pasti?' });
  await userEvent.click(await popups.findByRole('button', { name: 'Batal' }));
  expect(await second).toBe(false);

  const third = confirm({ title: 'Are you sure?', locale: 'en' });
  const yes = await popups.findByRole('button', { name: 'Yes' });
  await expect.poll(focusedElement).toBe(yes);
  await userEvent.keyboard('{Escape}');
  expect(await third).toBe(false);
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a close request without a key, such as the Back gesture of Android,', requestClose],
])('%s answers a question with no, and the next one closes the message that has waited', async (_, ask) => {
  const question = confirm({ title: 'Anda pasti?' });
  const message = alert({ title: 'Success!' });
  await popups.findByRole('dialog', { name: 'Anda pasti?' });
  await ask();
  await popups.findByRole('dialog', { name: 'Success!' });
  expect(await question).toBe(false);
  await ask();
  await message;
  expect(popups.queryByRole('dialog')).toBeNull();
});

test('texts are never markup, on buttons neither', async () => {
  const done = confirm({ title: '<b>a</b>', text: '<img src=x>', confirmText: '<i>go</i> & on' });
  await popups.findByRole('dialog', { name: '<b>a</b>', description: '<img src=x>' });
  await userEvent.click(popups.getByRole('button', { name: '<i>go</i> & on' }));
  expect(await done).toBe(true);
});

test('a question ends a toast, which does not come back', async () => {
  const closed = toast({ title: 'Successfully updated.', icon: 'success', ms: 60_000 });
  const words = await popups.findByText('Successfully updated.');
  expect(words).toBe(popups.getByRole('status'));
  const question = confirm({ title: 'Anda pasti?' });
  await closed;
  await userEvent.click(await popups.findByRole('button', { name: 'Ya' }));
  expect(await question).toBe(true);
  await confirmedAgain(); // a toast that still waited would be visible by now
  expect(popups.queryByText('Successfully updated.')).toBeNull();
});

test('a question that is asked at once after a toast ends it, too', async () => {
  const closed = toast({ title: 'Disalin', ms: 60_000 });
  const question = confirm({ title: 'Anda pasti?' });
  await closed;
  await userEvent.click(await popups.findByRole('button', { name: 'Ya' }));
  expect(await question).toBe(true);
});

test('a newer toast replaces the older one', async () => {
  const first = toast({ title: 'Copying text was successful', icon: 'success', ms: 60_000 });
  await popups.findByText('Copying text was successful');
  const second = toast({ title: 'Copying text was unsuccessful', icon: 'warning', ms: 60_000 });
  await first;
  await popups.findByText('Copying text was unsuccessful');
  expect(popups.queryByText('Copying text was successful')).toBeNull();
  await userEvent.click(popups.getByRole('button', { name: 'Tutup' }));
  await second;
});

test('a toast that is closed by keyboard gives the focus back; one whose time ends takes it from nobody', async () => {
  render(<button>Salin</button>);
  const opener = screen.getByRole('button', { name: 'Salin' });
  opener.focus();
  const closed = toast({ title: 'Disalin', ms: 60_000 });
  (await popups.findByRole('button', { name: 'Tutup' })).focus();
  await userEvent.keyboard('{Enter}');
  await closed;
  expect(focusedElement()).toBe(opener);

  const done = toast({ title: 'Disalin', ms: 60_000 });
  await popups.findByText('Disalin');
  opener.blur();
  endToastTime();
  await done;
  expect(focusedElement()).toBeNull();
});

test('ten fast copies are one toast, whose time begins anew', async () => {
  const showToast = () => toast({ title: 'Disalin', icon: 'success', ms: 60_000 });
  const first = showToast();
  await popups.findByText('Disalin');
  Swal.increaseTimer(-30_000);
  const others = Array.from({ length: 9 }, showToast);
  const last = others.pop();
  await Promise.all([first, ...others]);
  await popups.findByText('Disalin');
  expect(Swal.getTimerLeft()).toBeGreaterThan(30_000);
  endToastTime();
  await last;
  expect(popups.queryByText('Disalin')).toBeNull();
});

test('a toast that comes while a question is open waits for the answer', async () => {
  const question = confirm({ title: 'Anda pasti?' });
  const yes = await popups.findByRole('button', { name: 'Ya' });
  const older = toast({ title: 'Yang lama', ms: 60_000 });
  const closed = toast({ title: 'Disimpan', ms: 60_000 });
  await older; // ends, because the newer toast waits in its place
  expect(popups.queryByText('Disimpan')).toBeNull();
  await userEvent.click(yes);
  expect(await question).toBe(true);
  await popups.findByText('Disimpan');
  await userEvent.click(popups.getByRole('button', { name: 'Tutup' }));
  await closed;
});

test('when a dialog with a toast in it is removed, the toast stays for the rest of its time', async () => {
  const { unmount } = render(
    <Dialog open onClose={() => {}} title="Borang">
      <p>isi</p>
    </Dialog>,
  );
  const done = toast({ title: 'Disalin', locale: 'en', ms: 60_000 });
  await popups.findByText('Disalin');
  unmount();
  expect(host.parentElement).toBe(document.body);
  await userEvent.click(popups.getByRole('button', { name: 'Close' }));
  await done;
});

test('popups that the page removes, for example by replacing its body, do not block later ones', async () => {
  const first = toast({ title: 'Disalin', ms: 60_000 });
  await popups.findByText('Disalin');
  host.remove();
  await first;
  const question = confirm({ title: 'Anda pasti?' });
  await popups.findByRole('dialog', { name: 'Anda pasti?' });
  host.remove();
  expect(await question).toBe(false);
  const last = confirm({ title: 'Betul?' });
  await userEvent.click(await popups.findByRole('button', { name: 'Ya' }));
  expect(await last).toBe(true);
});

test('the time of a toast stands still while the pointer is on it', async () => {
  const done = toast({ title: 'Sebentar', ms: 60_000 });
  await userEvent.hover(await popups.findByText('Sebentar'));
  await expect.poll(() => Swal.isTimerRunning()).toBe(false);
  await userEvent.unhover(popups.getByText('Sebentar'));
  await expect.poll(() => Swal.isTimerRunning()).toBe(true);
  endToastTime();
  await done;
});

/** A popup that came after everything that waited has been shown. */
async function confirmedAgain(): Promise<void> {
  const next = confirm({ title: 'Lagi?' });
  await userEvent.click(await popups.findByRole('button', { name: 'Ya' }));
  await next;
}

test('its icon is hidden from screen readers', async () => {
  const done = confirm({ title: 'Anda pasti?' });
  const popup = await popups.findByRole('dialog', { name: 'Anda pasti?' });
  expect(popup.querySelector('.swal2-icon')?.closest('[aria-hidden=true]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await done;
});

/** Everything about the looks of a popup, a line for each property of each of its elements. */
function looksOf(popup: Element): string[] {
  const root = popup.closest('dialog, .toasts')!;
  return [root, ...root.querySelectorAll('*')].flatMap((element, at) =>
    ['', '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return [...style].map((name) => `${at} ${element.className}${pseudo} ${name}: ${style.getPropertyValue(name)}`);
    }),
  );
}

test.each([
  ['a question', () => confirm({ title: 'Anda pasti?', text: 'Ini penting.' }), ['h2', 'button', 'button']],
  ['a message', () => alert({ title: 'Success!', icon: 'success' }), ['h2', 'button']],
  ['a failure', () => alert({ title: 'Error', icon: 'error' }), ['h2', 'button']],
  ['a toast', () => toast({ title: 'Disimpan', icon: 'success', ms: 60_000 }), ['button', 'h2']],
])('style sheets of the page do not affect %s, which contains no unused parts', async (_, show, parts) => {
  const close = async (done: Promise<unknown>) => {
    body.querySelector<HTMLElement>('.swal2-close, .swal2-confirm')!.click(); // not with userEvent, whose pointer would hover the next popup
    await done;
  };
  const shown = async () => (await popups.findByText(/pasti|Success|Error|Disimpan/)).closest('.swal2-popup')!;
  const calm = show();
  const popup = await shown();
  const used = [...popup.querySelectorAll('button, h2, label, input, select, textarea, img, ul, output')];
  expect(used.map(({ localName }) => localName)).toEqual(parts);
  const looks = looksOf(popup);
  await close(calm);

  const style = document.createElement('style');
  style.textContent = `
    html { font-size: 62.5% } body { text-transform: uppercase; letter-spacing: 3px; color: deeppink }
    * { margin: 7px !important; border: 3px dashed deeppink !important; font: italic 30px serif !important; box-shadow: 0 0 9px red !important;
      text-shadow: 1px 1px red !important; transition: all 60s !important; animation: spin 60s !important; float: left !important }
    *::before, *::after { content: "!" !important; position: absolute !important }
    label, input, select, textarea { display: block !important }
    button, #page button, .dw button.swal2-styled { display: block !important; background: pink !important; opacity: 0.3 !important }
    h2 { text-align: right !important; line-height: 3 !important } dialog { inset: auto !important; max-width: 10px !important }`;
  document.head.append(style);
  onTestFinished(() => style.remove());
  const dressed = show();
  const others = looksOf(await shown()).filter((look, at) => look !== looks[at]);
  await close(dressed);
  expect(others).toEqual([]);
});

test('a popup that no widget asks for has the theme of the place it comes from, else of the page, and follows it', async () => {
  const themeOf = (element: HTMLElement) => element.closest<HTMLElement>('.dw')!.dataset.theme;
  const { documentElement } = document;
  documentElement.dataset.theme = 'dark';
  onTestFinished(() => documentElement.removeAttribute('data-theme'));
  render(
    <>
      <textarea aria-label="text" defaultValue="words" />
      <p data-theme="light">
        <button>copy</button>
      </p>
    </>,
  );
  void toast({ title: 'Copied by the page.' });
  expect(themeOf(await popups.findByText('Copied by the page.'))).toBe('dark');
  void copy(screen.getByLabelText('text'), screen.getByRole('button', { name: 'copy' }));
  expect(themeOf(await popups.findByText(/Copying text was/))).toBe('light');
  const asked = confirm({ title: 'Anda pasti?' });
  expect(themeOf(await popups.findByText('Anda pasti?'))).toBe('dark');
  documentElement.dataset.theme = 'light';
  await expect.poll(() => themeOf(popups.getByText('Anda pasti?'))).toBe('light');
  await userEvent.click(popups.getByRole('button', { name: 'Ya' }));
  await asked;
});
