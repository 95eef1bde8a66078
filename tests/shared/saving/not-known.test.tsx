import { within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { expectConsoleError } from '../../support/console.ts';
import { answerInPlace, click, type Queries } from '../../support/item.ts';
import { items } from '../../support/items.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { network } from '../../support/network.ts';

const saveAgain = async (form: Queries): Promise<void> => {
  await click(form, 'button', 'Simpan');
  await answerInPlace(form);
};
const list = '[{"id":1,"label":"Satu"},{"id":2,"label":"Dua"}]';
const move = (widget: Queries) => click(widget, 'button', 'Move Satu down');

/** What saves something, and how it is saved once more; the first time by default. */
const rows: Array<[name: string, again?: (widget: Queries) => Promise<void>]> = [
  ['apprentice-status'],
  ['checklist-note', saveAgain],
  ['checklist-toggle'],
  ['mentor-note', saveAgain],
  ['social-media-toggle'],
  ['sortable-list', move],
  ['upline-mentor', (widget) => saveAgain(within(widget.getByRole('dialog')))],
  ['yes-no-toggle'],
];

test.each(rows)('%s: a refusal after a lost answer does not say that nothing was saved', async (name, again) => {
  expectConsoleError(/could not be saved/);
  const answers = [() => HttpResponse.error(), () => new HttpResponse(null, { status: 403 })];
  network.use(http.post('/app/*', () => answers.shift()?.()));
  const html =
    again === move ? snippet(name, { attributes: { items: list, route: '/app/admin/order' } }) : items[name]!.html;
  const { widget } = await mountHtml(html);
  const said = (words: RegExp): boolean => widget.queryAllByText(words).length > 0;
  const isUnknown = () => said(/not known whether this was saved|tidak pasti sama ada telah disimpan/);
  const first = items[name]!.send ?? move;
  await first(widget);
  await expect.poll(isUnknown).toBe(true);
  await (again ?? first)(widget);
  await expect.poll(() => answers.length).toBe(0);
  await expect.poll(() => widget.queryAllByRole('button', { busy: true }).length).toBe(0);
  await expect.poll(isUnknown).toBe(true);
  expect(said(/could not be saved — try again|tidak dapat disimpan — cuba lagi/)).toBe(false);
});
