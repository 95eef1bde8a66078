import { screen } from '@testing-library/react';
import HostSwal, { type SweetAlertOptions } from 'sweetalert2';
import Swal from 'sweetalert2/dist/sweetalert2.esm.js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { alert, confirm } from '../../../../shared/ui/popups/questions.ts';
import { toast } from '../../../../shared/ui/popups/toast.ts';
import { expectConsoleError } from '../../../support/console.ts';
import { popups } from '../../../../.storybook/support/popups.ts';

const yes = () => popups.findByRole('button', { name: 'Ya' });
/** A question of ours is asked and answered. */
async function expectQuestion(): Promise<void> {
  const question = confirm({ title: 'Anda pasti?' });
  await userEvent.click(await yes());
  expect(await question).toBe(true);
}
/** A toast of ours is shown and closed. */
async function expectToast(): Promise<void> {
  const closed = toast({ title: 'Disimpan', ms: 60_000 });
  await popups.findByText('Disimpan');
  await userEvent.click(popups.getByRole('button', { name: 'Tutup' }));
  await closed;
}

test("a page's own toast without a timer blocks neither questions nor toasts, and stays", async () => {
  onTestFinished(() => HostSwal.close());
  void HostSwal.fire({ title: 'Pengumuman', toast: true, position: 'bottom-start', animation: false });
  await screen.findByText('Pengumuman');
  await expectQuestion();
  await expectToast();
  expect(screen.getByText('Pengumuman')).toBeVisible();
});

test('a page of another SweetAlert that leaves its container behind blocks nothing', async () => {
  const container = document.createElement('div');
  container.className = 'swal2-container';
  container.textContent = 'lama';
  document.body.append(container);
  onTestFinished(() => container.remove());
  const page = window as { Swal?: unknown };
  page.Swal = { version: '7.33.1', fire: vi.fn<() => void>(), close: vi.fn<() => void>() };
  onTestFinished(() => void delete page.Swal);
  await expectQuestion();
  expect(container.isConnected).toBe(true);
});

test("a popup of the page's own SweetAlert over an open question of ours ends neither", async () => {
  const question = confirm({ title: 'Anda pasti?' });
  const button = await yes();
  const theirs = HostSwal.fire({ title: 'Peringatan', animation: false, confirmButtonText: 'Baik' });
  await userEvent.click(button);
  expect(await question).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Baik' }));
  expect(await theirs).toMatchObject({ isConfirmed: true });
});

/** SweetAlert2 fails in the middle of its next popup, and of that one only. */
async function failOnce() {
  const fire = vi.spyOn(Swal, 'fire').mockImplementation((options) => {
    const broken: SweetAlertOptions = { ...(options as SweetAlertOptions | undefined), willOpen: () => failHere() };
    fire.mockRestore();
    return Swal.fire(broken);
  });
  return fire;
}

test('a toast that cannot be shown is logged, and the next popups are shown', async () => {
  expectConsoleError(/a popup could not be shown\./);
  using _ = await failOnce();
  await toast({ title: 'Hilang' });
  await expectQuestion();
  await expectToast();
});

test('a popup that cannot be shown is asked in the browser’s own way, and the next one is shown', async () => {
  expectConsoleError(/popup could not be shown/);
  using _ = await failOnce();
  using nativeConfirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
  expect(await confirm({ title: 'Anda pasti?', text: 'Ini penting.' })).toBe(true);
  expect(nativeConfirm).toHaveBeenCalledWith('Anda pasti?\n\nIni penting.');
  const next = alert({ title: 'Berjaya' });
  await userEvent.click(await popups.findByRole('button', { name: 'OK' }));
  await next;
});

test('a popup that cannot be shown is not asked at all when its item is gone meanwhile', async () => {
  expectConsoleError(/popup could not be shown/);
  const item = new AbortController();
  using _ = vi.spyOn(Swal, 'fire').mockImplementation(() => {
    item.abort();
    return failHere();
  });
  using nativeConfirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
  expect(await confirm({ title: 'Anda pasti?', left: item.signal })).toBe(false);
  expect(nativeConfirm).not.toHaveBeenCalled();
});

function failHere(): never {
  throw new TypeError('as inside of SweetAlert2');
}

test('a page that gives every element a transition does not keep a popup for ever', async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { transition: all 60s !important; animation-duration: 60s !important }');
  document.adoptedStyleSheets.push(sheet);
  onTestFinished(
    () => void (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)),
  );
  await expectToast();
  expect(popups.queryByText('Disimpan')).toBeNull();
});
