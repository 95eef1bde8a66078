import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
import { expectConsoleError } from '../support/console.ts';
import { mountHtml } from '../support/mount-html.ts';
import { network, requestsTo } from '../support/network.ts';
import { takeOut } from '../support/put-back.ts';
import { popups } from '../../.storybook/support/popups.ts';

const PATH = '/app/admin/recognition/progress/:id';
const html = snippet('poster-progress', { attributes: { recognition_id: 7 } });

/** Answers one after the other, the last for good; a number is the status of a failure, 503 one for an hour. */
function answers(...all: Array<object | number>): { requests: () => number } {
  const asked = requestsTo(PATH, () => {
    const answer = all[Math.min(asked.length, all.length) - 1];
    if (typeof answer !== 'number') return HttpResponse.json(answer);
    return new HttpResponse(null, { status: answer, headers: answer === 503 ? { 'Retry-After': '3600' } : {} });
  });
  return { requests: () => asked.length };
}

/** A tab that becomes visible again requests the progress at once. */
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

/** Makes the tab visible again, and waits until it would have sent a request: another widget of the page, which starts later, has its answer by then. */
async function comeBackInVain(): Promise<void> {
  let others = 0;
  network.use(
    http.get(PATH.replace(':id', '8'), () => HttpResponse.json({ percent: 0, show_progress: (others += 1) === 0 })),
  );
  await mountHtml(snippet('poster-progress', { attributes: { recognition_id: 8 } }));
  await waitFor(() => expect(others).toBe(1));
  comeBack();
  await waitFor(() => expect(others).toBe(2));
}

/** Two bars that have ended, so that the message is open. */
async function twoEnded() {
  answers({ percent: 90, show_progress: true });
  const mounted = await mountHtml(html + snippet('poster-progress', { attributes: { recognition_id: 8 } }));
  const bars = () => mounted.widgets.map((widget) => widget.queryByRole('progressbar'));
  await waitFor(() => expect(bars()).not.toContain(null));
  const { requests } = answers({ percent: 100, show_progress: false });
  comeBack();
  await waitFor(() => expect(bars()).toEqual([null, null]));
  return { ...mounted, element: mounted.element, requests, ok: await popups.findByRole('button', { name: 'OK' }) };
}

test('bars that end while the message is open share it, ask no more, and the page reloads once', async () => {
  const { gone, ok, requests } = await twoEnded();
  comeBack();
  comeBack();
  expect(gone).toEqual([]);
  await userEvent.click(ok);
  await waitFor(() => expect(gone).toEqual([location.href]));
  expect(requests()).toBe(2);
  await waitFor(() => expect(popups.queryByRole('dialog')).toBeNull());
});

test('when the bar that opened the message has left the page, another that has ended reloads it', async () => {
  const { element, gone, ok } = await twoEnded();
  await takeOut(element);
  await userEvent.click(ok);
  await waitFor(() => expect(gone).toHaveLength(1));
});

test('on a dark page the alert is dark, too, and a page that changes its theme meanwhile changes the alert', async () => {
  answers({ percent: 40, show_progress: 1 }, { percent: 100, show_progress: 0 });
  const { widget, element } = await mountHtml(`<div data-theme="dark">${html}</div>`);
  await widget.findByRole('progressbar');
  comeBack();
  const dialog = await popups.findByRole('dialog', { name: 'Success!' });
  expect(dialog.querySelector('[data-theme=dark]')).not.toBeNull();
  element.parentElement!.dataset.theme = 'light';
  await expect.poll(() => dialog.querySelector('[data-theme=light]')).not.toBeNull();
  await userEvent.click(popups.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(popups.queryByRole('dialog')).toBeNull());
});

async function mountStoppedBy(status: number) {
  expectConsoleError(/the progress of the posters could not be read/);
  answers({ percent: 10, show_progress: true }, status);
  const mounted = await mountHtml(html);
  await mounted.widget.findByRole('progressbar');
  comeBack();
  return mounted;
}

test('a bar that is stopped by an ended session says so, and offers a reload (W4)', async () => {
  const { widget, gone } = await mountStoppedBy(401);
  expect((await widget.findByRole('alert')).textContent).toContain(
    'Your session has ended. Please reload the page and log in again.',
  );
  await userEvent.click(widget.getByRole('button', { name: 'Reload the page' }));
  expect(gone).toEqual([location.href]);
});

test.each([403, 404])('a bar that is stopped by %d stays as it was, with a quiet mark (part 8, W6)', async (status) => {
  const { widget } = await mountStoppedBy(status);
  const mark = await widget.findByRole('button', { name: 'the progress can no longer be read — reload the page' });
  expect(mark).toHaveAttribute('aria-expanded', 'false');
  expect(widget.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('10');
  expect(widget.queryByRole('alert')).toBeNull();
});

test('Retry-After is respected, even when a hidden tab becomes visible', async () => {
  const isLogged = expectConsoleError(/the progress of the posters could not be read/);
  const { requests } = answers(503);
  const { widget } = await mountHtml(html);
  await waitFor(() => expect(isLogged()).toBe(true));
  await comeBackInVain();
  expect(requests()).toBe(1);
  expect(widget.queryByRole('alert')).toBeNull();
});

test('a page that knows of the posters keeps the space of their bar, before and after it', async () => {
  const { requests } = answers({ percent: 0, show_progress: false }, { percent: 40, show_progress: true });
  const { widget, element } = await mountHtml(
    snippet('poster-progress', { attributes: { recognition_id: 7, show_progress: 1 } }),
  );
  await waitFor(() => expect(requests()).toBe(1));
  const { height } = element.getBoundingClientRect();
  expect(height).toBeGreaterThan(0);
  comeBack();
  await widget.findByRole('progressbar');
  expect(element.getBoundingClientRect().height).toBe(height);
});

test('a clock of the device that is set back does not stop the polling', async () => {
  expectConsoleError(/progress of the posters could not be read/);
  const { requests } = answers(500, 404);
  const { element } = await mountHtml(html);
  await waitFor(() => expect(requests()).toBe(1));
  const now = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
  await waitFor(() => {
    comeBack();
    expect(requests()).toBe(2);
  });
  expect(element.dataset.widgetState).toBe('ready');
});
