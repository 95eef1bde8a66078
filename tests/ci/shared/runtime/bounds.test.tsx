import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { shadowOf, writeHostHtml } from '../../../../.storybook/support/host-page.ts';
import { snippet } from '../../../../.storybook/support/snippet.ts';
import * as atm from '../../../support/atm-booking.ts';
import { expectConsoleError } from '../../../support/console.ts';
import { newPlace } from '../../../support/host-places.ts';
import { mountFailing, mountHtml } from '../../../support/mount-html.ts';

/** Whatever a page passes, the work for it has a bound. */
const many = Array.from({ length: 2_000 }, (_, at) => at);
const question = (id: number) => ({ id, question: 'Soalan', image: null, answers: [{ key: 'a', text: 'A' }] });

test.each<[string, string]>([
  ['sortable-list', snippet('sortable-list', { json: { items: many.map((id) => ({ id, label: `Row ${id}` })) } })],
  [
    'price-rows',
    snippet('price-rows', { json: { prices: many.map((id) => ({ price_id: id, name: 'x', price: 1 })) } }),
  ],
  ['input-add', snippet('input-add', { json: { values: many.map(String) } })],
  ['dealer-sop', snippet('dealer-sop', { json: { steps: many.map((id) => ({ title: `Step ${id}`, detail: '' })) } })],
  ['testimony-gallery', snippet('testimony-gallery', { json: { testimonies: many.map(() => ({ image: '/a.png' })) } })],
  ['quiz', snippet('quiz', { json: { kind: 'customer', assessment_id: 1, questions: many.map(question) } })],
])('%s does not render 2,000 entries, and logs an error for its author', async (_, html) => {
  const { errors } = await mountFailing(html);
  expect(errors.join()).toMatch(/expected at most 500 entries; show a part of them/);
  expect(errors.join().length).toBeLessThan(1_000);
});

test('a day of 20,000 slots is not rendered: the step says so and offers a retry, and the other dates can be used', async () => {
  expectConsoleError(/the answer is too long/);
  atm.serveTimes({ [atm.TOMORROW]: Array.from({ length: 20_000 }, (_, at) => atm.slot(`${at}`, 2)) });
  const { widget } = await atm.openOn();
  expect(await widget.findByRole('button', { name: 'Cuba lagi' })).toBeVisible();
  expect(widget.queryByRole('checkbox')).toBeNull();
  await atm.chooseDate(widget, atm.TODAY);
  expect(await atm.tile(widget, '4:00 pm')).toBeVisible();
});

test('a message cuts a name of 200,000 letters', async () => {
  const noted = vi.spyOn(console, 'info').mockImplementation(() => {});
  writeHostHtml(newPlace(), `<span data-widget="${'x'.repeat(200_000)}">Host</span>`);
  await expect.poll(() => noted.mock.calls.join()).toMatch(/is not one of our widgets/);
  expect(noted.mock.calls.join().length).toBeLessThan(1_000);
  noted.mockRestore();
});

test('of a note of a million lines only the visible part is laid out, and no line is missing', async () => {
  const lines = Array.from({ length: 1_000_000 }, (_, at) => `b${at}`);
  const { widget, element } = await mountHtml(
    snippet('note-block', { json: { note: lines.join('\n'), title: 'Nota' } }),
  );
  await userEvent.click(widget.getByRole('button', { name: 'Nota' }));
  const pieces = () => [...shadowOf(element).querySelectorAll('.ui-text-piece')];
  await expect.poll(() => pieces().length).toBe(5_000);
  const laidOut = () => pieces().filter((piece) => piece.firstChild && isLaidOut(piece));
  await expect.poll(() => laidOut().length).toBeLessThan(20);
  expect(pieces().at(-1)?.textContent).toMatch(/b999999$/);
});

test('a line of 200,000 letters is laid out in pieces, too, and none ends within a word', async () => {
  const note = 'Kata \u{1f468}\u200d\u{1f469} '.repeat(15_000);
  const { widget, element } = await mountHtml(snippet('note-block', { json: { note, title: 'Nota' } }));
  await userEvent.click(widget.getByRole('button', { name: 'Nota' }));
  const pieces = () => [...shadowOf(element).querySelectorAll('.ui-text-piece')].map((piece) => piece.textContent);
  await expect.poll(() => pieces().length).toBeGreaterThan(3);
  expect(pieces().filter((piece) => !/^\S.* $/.test(piece))).toEqual([]);
  expect(pieces().join('').trim()).toBe(note.trim());
});

/** What `content-visibility` leaves out has no boxes for its text. */
function isLaidOut(piece: Element): boolean {
  const mark = document.createElement('i');
  piece.append(mark);
  const seen = mark.checkVisibility({ contentVisibilityAuto: true });
  mark.remove();
  return seen;
}
