import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { alert } from '../../../shared/dialogs/alert.ts';
import { confirm } from '../../../shared/dialogs/confirm.ts';
import { loadSweetAlert } from '../../../shared/dialogs/load-sweetalert.ts';
import { toast } from '../../../shared/dialogs/toast.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';

test('an alert waits for its button and gives the focus back', async () => {
  render(<button>opener</button>);
  screen.getByRole('button', { name: 'opener' }).focus();
  const done = alert({ title: 'Success!', text: 'All posters are successfully generated.', icon: 'success' });
  await screen.findByRole('dialog', { name: 'Success!', description: 'All posters are successfully generated.' });
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await done;
  await expect.element(screen.getByRole('button', { name: 'opener' })).toHaveFocus();
  expect(document.documentElement.style.overflow).toBe('');
});

test('confirm is true for the confirm button and false for the other one and for Escape', async () => {
  const first = confirm({ title: 'Anda pasti?', confirmText: 'Bayar Sekarang' });
  await userEvent.click(await screen.findByRole('button', { name: 'Bayar Sekarang' }));
  expect(await first).toBe(true);

  const second = confirm({ title: 'Anda pasti?' });
  await userEvent.click(await screen.findByRole('button', { name: 'Batal' }));
  expect(await second).toBe(false);

  const third = confirm({ title: 'Are you sure?', locale: 'en' });
  await expect.element(await screen.findByRole('button', { name: 'Yes' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(await third).toBe(false);
});

test('texts are never markup, on buttons neither', async () => {
  const done = confirm({ title: '<b>a</b>', text: '<img src=x>', confirmText: '<i>go</i> & on' });
  await screen.findByRole('dialog', { name: '<b>a</b>', description: '<img src=x>' });
  await userEvent.click(screen.getByRole('button', { name: '<i>go</i> & on' }));
  expect(await done).toBe(true);
});

test('it can be answered over an open dialog, which stays as it was', async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>open</button>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Borang"
          actions={<button onClick={() => void confirm({ title: 'Anda pasti?' }).then(asked)}>Hantar</button>}
        >
          <label>
            Nama <input />
          </label>
        </Dialog>
      </>
    );
  }
  const asked = vi.fn<(answer: boolean) => void>();
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await userEvent.fill(screen.getByLabelText('Nama'), 'Aminah');
  await userEvent.click(screen.getByRole('button', { name: 'Hantar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ya' }));
  await waitFor(() => expect(asked).toHaveBeenCalledWith(true));
  await expect.element(screen.getByRole('button', { name: 'Hantar' })).toHaveFocus();
  expect(screen.getByLabelText('Nama')).toHaveValue('Aminah');
});

test('a toast makes room for a question and never comes back', async () => {
  const told = toast({ title: 'Successfully updated.', icon: 'success', ms: 60_000 });
  const words = await screen.findByText('Successfully updated.');
  expect(words).toBe(screen.getByRole('status').querySelector('h2'));
  const question = confirm({ title: 'Anda pasti?' });
  await told;
  await userEvent.click(await screen.findByRole('button', { name: 'Ya' }));
  expect(await question).toBe(true);
  await confirmedAgain(); // by now it would be there
  expect(screen.queryByText('Successfully updated.')).toBeNull();
});

test('a newer toast takes the place of the older one: what is said is what was done last', async () => {
  const first = toast({ title: 'Copying text was successful', icon: 'success', ms: 60_000 });
  await screen.findByText('Copying text was successful');
  const second = toast({ title: 'Copying text was unsuccessful', icon: 'warning', ms: 60_000 });
  await first;
  await screen.findByText('Copying text was unsuccessful');
  expect(screen.queryByText('Copying text was successful')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  await second;
});

test('ten fast copies are one toast, whose time begins anew', async () => {
  const say = () => toast({ title: 'Disalin', icon: 'success', ms: 2_000 });
  const first = say();
  const shown = (await screen.findByText('Disalin')).closest('[role=status]');
  const told = vi.fn<() => void>();
  void first.then(told);
  const Swal = await loadSweetAlert();
  await expect.poll(() => Swal.getTimerLeft()).toBeLessThan(1_500);
  const others = Array.from({ length: 9 }, say);
  expect(Swal.getTimerLeft()).toBeGreaterThan(1_500);
  expect(screen.getByRole('status')).toBe(shown);
  await Promise.all(others);
  expect(told).toHaveBeenCalledOnce();
  expect(screen.queryByText('Disalin')).toBeNull();
});

test('a toast that comes while a question is open waits for the answer', async () => {
  const question = confirm({ title: 'Anda pasti?' });
  const yes = await screen.findByRole('button', { name: 'Ya' });
  const older = toast({ title: 'Yang lama', ms: 60_000 });
  const told = toast({ title: 'Disimpan', ms: 60_000 });
  await older; // the newer one has its place
  expect(screen.queryByText('Disimpan')).toBeNull();
  await userEvent.click(yes);
  expect(await question).toBe(true);
  await screen.findByText('Disimpan');
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  await told;
});

test('a toast can be closed while a dialog is open, and moves with it when the dialog closes', async () => {
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onClose={() => setOpen(false)} title="Borang">
        <p>isi</p>
      </Dialog>
    );
  }
  render(<Page />);
  const done = toast({ title: 'Disalin', locale: 'en', ms: 60_000 });
  await screen.findByText('Disalin');
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  await expect.element(await screen.findByText('Disalin')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await done;
});

test('a dialog that leaves the page with a toast in it leaves the toast, which goes in its time', async () => {
  const { unmount } = render(
    <Dialog open onClose={() => {}} title="Borang">
      <p>isi</p>
    </Dialog>,
  );
  const done = toast({ title: 'Disalin', locale: 'en', ms: 60_000 });
  await screen.findByText('Disalin');
  unmount();
  expect(screen.getByText('Disalin').closest('body')).toBe(document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await done;
});

test('a page that takes popups away, as one that exchanges its body, does not stop those that follow', async () => {
  const first = toast({ title: 'Disalin', ms: 60_000 });
  (await screen.findByText('Disalin')).closest('.dw-swal2-container')!.remove();
  await first;
  const question = confirm({ title: 'Anda pasti?' });
  (await screen.findByRole('dialog', { name: 'Anda pasti?' })).remove();
  expect(await question).toBe(false);
  expect(document.documentElement.style.overflow).toBe('');
  const last = confirm({ title: 'Betul?' });
  await userEvent.click(await screen.findByRole('button', { name: 'Ya' }));
  expect(await last).toBe(true);
});

test('the time of a toast stands still while the pointer is on it', async () => {
  const done = toast({ title: 'Sebentar', ms: 1_500 });
  const over = vi.fn<() => void>();
  void done.then(over);
  await userEvent.hover(await screen.findByText('Sebentar'));
  const Swal = await loadSweetAlert();
  await expect.poll(() => Swal.isTimerRunning()).toBe(false);
  await userEvent.unhover(screen.getByText('Sebentar'));
  await done;
  expect(over).toHaveBeenCalledOnce();
});

/** A popup that came after everything that waited has been shown. */
async function confirmedAgain(): Promise<void> {
  const next = confirm({ title: 'Lagi?' });
  await userEvent.click(await screen.findByRole('button', { name: 'Ya' }));
  await next;
}

test('its sign is for the eye only', async () => {
  const done = confirm({ title: 'Anda pasti?' });
  const popup = await screen.findByRole('dialog', { name: 'Anda pasti?' });
  expect(popup.querySelector('.dw-swal2-icon')?.closest('[aria-hidden=true]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await done;
});

test('what a popup does not use stays hidden, whatever the page says of such elements', async () => {
  const style = document.createElement('style');
  style.textContent =
    'label, input, select, textarea, output, progress, form *, dialog label { display: block !important; visibility: visible !important }';
  document.head.append(style);
  onTestFinished(() => style.remove());
  const done = alert({ title: 'Success!', icon: 'success' });
  const popup = await screen.findByRole('dialog', { name: 'Success!' });
  const unused = [...popup.querySelectorAll('label, input, select, textarea')];
  expect(unused.filter((element) => element.checkVisibility()).map(({ className }) => className)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await done;
});
