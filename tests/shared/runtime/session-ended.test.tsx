import { within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { items } from '../../support/items.ts';
import { expectConsoleError } from '../../support/console.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { network } from '../../support/network.ts';

/** W4: every widget shows that the session has ended and offers a reload, whichever request finds out. */
const SENTENCE = 'Your session has ended. Please reload the page and log in again.';
type Widget = ReturnType<typeof within>;
type Row = [what: string, html: string, logs: RegExp | undefined, act: (widget: Widget) => Promise<unknown>];

const ended = () => HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 });
const en = (widget: string, attributes: Record<string, string | number>) =>
  snippet(widget, { attributes: { ...attributes, locale: 'en' } });
const press = (role: 'button' | 'switch', name?: RegExp) => async (widget: Widget) =>
  userEvent.click(await widget.findByRole(role, name && { name }));
const nothing = () => Promise.resolve();
const search = async (widget: Widget) => userEvent.fill(widget.getByRole('combobox'), 'siti');
const upload = async (widget: Widget): Promise<void> => {
  await items['file-uploader']!.use(widget);
  await press('button', /^Upload/)(widget);
};
const VIEW = /could not be opened/;
const SWITCH = /a switch could not be saved/;

const rows: Row[] = [
  ['image-viewer', en('image-viewer', { kind: 'recognition-proof', id: 7 }), VIEW, press('button', /View/)],
  ['sortable-list', sortable(), /order of a list could not be saved/, press('button', /Move One down/)],
  ['yes-no-toggle', en('yes-no-toggle', { kind: 'fmd', id: 7, label: 'Ali' }), SWITCH, press('switch')],
  ['social-media-toggle', en('social-media-toggle', { type: 'facebook' }), SWITCH, press('switch')],
  ['checklist-toggle', en('checklist-toggle', { area: 'app', type: 'ic', customer_id: 7 }), SWITCH, press('switch')],
  ['course-calendar', en('course-calendar', {}), undefined, nothing],
  ['interest-calendar', en('interest-calendar', {}), undefined, nothing],
  ['dealer-search', en('dealer-search', { name: 'user_id' }), /dealers could not be searched/, search],
  ['file-uploader', items['file-uploader']!.html, /was not uploaded/, upload],
  ['room-session-booking', en('room-session-booking', {}), undefined, nothing],
];

function sortable(): string {
  const items = ['One', 'Two'].map((label, at) => ({ id: at + 1, label }));
  return snippet('sortable-list', { json: { items, route: '/app/admin/order' }, attributes: { locale: 'en' } });
}

/** Visible text only: screen readers may get the sentence a second time. */
const seen = (widget: Widget) =>
  widget
    .queryAllByText(SENTENCE)
    .filter((element: HTMLElement) => !element.closest('.ui-hidden') && element.getBoundingClientRect().width > 60);

/** The controls that reload, whatever their text. */
const reloads = (widget: Widget) => widget.queryAllByRole('button', { name: /^Reload/ });

test.each(rows)('%s shows that the session has ended, and offers a reload', async (_, html, logs, act) => {
  if (logs) expectConsoleError(logs);
  network.use(http.get('/ap*', ended), http.post('/app/*', ended));
  const { widget, gone } = await mountHtml(html);
  await act(widget);
  await expect.poll(() => seen(widget)).toHaveLength(1);
  await expect.poll(() => reloads(widget)).toHaveLength(1);
  expect(widget.queryByRole('button', { name: 'Try again' })).toBeNull();
  await userEvent.click(reloads(widget)[0]);
  expect(gone).toEqual([location.href]);
});

test.each(rows.filter(([what]) => /toggle|image/.test(what)))(
  'in a narrow cell %s opens the sentence by itself, once; a press elsewhere closes it and a tap on the sign opens it',
  async (_, html, logs, act) => {
    expectConsoleError(logs!);
    network.use(http.get('/app/*', ended), http.post('/app/*', ended));
    const { widget, place } = await mountHtml(
      `<table style="inline-size: 100%"><tr><td style="inline-size: 80px; max-inline-size: 80px; overflow: hidden">${html}</td><td>Ali</td></tr></table>`,
    );
    await act(widget);
    await expect.poll(() => reloads(widget)).toHaveLength(1); // appears with the icon, after the sentence
    await expect.poll(() => seen(widget)).toHaveLength(1);
    const box = seen(widget)[0]!.getBoundingClientRect();
    expect(box.left >= 0 && box.right <= innerWidth, 'all of it is on the screen').toBe(true);
    await userEvent.click(within(place).getByText('Ali'));
    await expect.poll(() => seen(widget)).toHaveLength(0);
    const toggle = widget.getByRole('button', { name: SENTENCE, expanded: false });
    await userEvent.click(toggle);
    await expect.poll(() => seen(widget)).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => seen(widget)).toHaveLength(0);
    expect(toggle.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
);
