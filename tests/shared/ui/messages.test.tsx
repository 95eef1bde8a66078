import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ErrorNotice } from '../../../shared/ui/feedback/error-notice.tsx';
import { focusedElement } from '../../../shared/page/dom/composed-tree.ts';
import { OutdatedError } from '../../../shared/loader/follow/outdated.ts';
import { announcedIn } from '../../support/announced.ts';
import { LiveRegion } from '../../../shared/ui/feedback/live-region.tsx';
import type { Failure } from '../../../shared/ui/base/failure.ts';
import { StillWorking } from '../../../shared/ui/controls/still-working.tsx';

afterEach(() => void vi.useRealTimers());

test('a failure that needs a reload shows its own text and no retry; others show the message and a retry', () => {
  const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  const notice = (failure: Failure) => (
    <ErrorNotice message="Tidak dapat dimuatkan." failure={failure} onRetry={() => {}} onReload={() => {}} />
  );
  const { rerender } = render(notice(new OutdatedError('/x.js', 'The server answers 404.', 404)));
  expect(screen.getByRole('alert').textContent).toContain('Halaman ini sudah dikemas kini. Sila muat semula.');
  expect(screen.queryByText('Tidak dapat dimuatkan.')).toBeNull();
  expect(buttons()).toEqual(['Muat semula halaman']);
  rerender(notice({ kind: 'network' }));
  expect(screen.getByText('Tidak dapat dimuatkan.')).toBeTruthy();
  expect(buttons()).toEqual(['Cuba lagi']);
});

test('a message that goes away under the pressed button hands the focus to what stays around it, until the next Tab', async () => {
  function Screen({ failed }: { failed: boolean }) {
    return (
      <section aria-label="Senarai">
        <div>
          {failed && <ErrorNotice message="Senarai tidak dapat dimuatkan." onRetry={() => rerenderWith(false)} />}
        </div>
        <button type="button">Seterusnya</button>
      </section>
    );
  }
  const { rerender } = render(<Screen failed />);
  const rerenderWith = (failed: boolean) => rerender(<Screen failed={failed} />);
  screen.getByRole('button', { name: 'Cuba lagi' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.getByRole('region').contains(focusedElement())).toBe(true);
  await userEvent.keyboard('{Tab}');
  expect(focusedElement()).toBe(screen.getByRole('button', { name: 'Seterusnya' }));
  expect(screen.getByRole('region').querySelector('[tabindex]')).toBeNull();
});

test('a message that goes away while the focus is elsewhere leaves it there', () => {
  const { rerender } = render(<ErrorNotice message="Gagal." onRetry={() => {}} />);
  const other = document.body.appendChild(document.createElement('input'));
  other.focus();
  rerender(<p>Berjaya.</p>);
  expect(focusedElement()).toBe(other);
  other.remove();
});

test('after 10 seconds it shows that it is still working, until it is done', () => {
  vi.useFakeTimers();
  const { rerender } = render(<StillWorking busy />);
  const region = screen.getByRole('status');
  act(() => void vi.advanceTimersByTime(9_999));
  expect(region.textContent).toBe('');
  act(() => void vi.advanceTimersByTime(1));
  expect(region.textContent).toBe('Masih diproses, sila tunggu…');
  rerender(<StillWorking busy={false} />);
  expect(region.textContent).toBe('');
  rerender(<StillWorking busy />);
  expect(region.textContent).toBe('');
});

test('a text that goes and comes back before the next frame is announced again', async () => {
  const { rerender, container } = render(<LiveRegion text="Terlalu panjang." />);
  await screen.findByText('Terlalu panjang.');
  const announced = announcedIn(container);
  rerender(<LiveRegion text="" />);
  rerender(<LiveRegion text="Terlalu panjang." />);
  await expect.poll(() => announced).toEqual(['Terlalu panjang.']);
});

test('a live region is there before its words, also one that comes with them', async () => {
  const { rerender } = render(<LiveRegion text="2 / 8" />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  await expect.poll(() => region.textContent).toBe('2 / 8');
  rerender(<LiveRegion text="3 / 8" />);
  await expect.poll(() => region.textContent).toBe('3 / 8');
});
