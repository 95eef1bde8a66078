import * as v from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fromPage, newest } from '../../../../shared/memory/item/index.ts';
import type { Kept } from '../../../../shared/memory/kept/index.ts';
import { kept } from '../../../../shared/memory/kept/table.ts';
import { snippet } from '../../../../.storybook/support/snippet.ts';
import { arrivedBy } from '../../../support/arrived.ts';
import { mountHtml } from '../../../support/mount-html.ts';
import { putBack, takeOut } from '../../../support/put-back.ts';

test.each([
  ['reload', 'Aminah'],
  ['back_forward', 'Aminah'],
  ['navigate', ''],
] as const)(
  '%s: what was typed stays when the element is put back, and is there in the page after it: "%s"',
  async (how, after) => {
    const html = snippet('broadcast-template', { attributes: { template: `Salam {{nama}} ${how}` } });
    arrivedBy(how);
    const { element, widget, place } = await mountHtml(html);
    await userEvent.fill(widget.getByRole('textbox'), 'Aminah');
    expect((await putBack(element)).getByRole('textbox')).toHaveValue('Aminah');
    place.remove();
    arrivedBy(how);
    expect((await mountHtml(html)).widget.getByRole('textbox')).toHaveValue(after);
  },
);

/** Loads the page again, as it was left with this in the first control of an item in one of its forms. */
function reloadWith(item: string, page: string, value: unknown): void {
  const { key } = kept('form', [location.href.split('#')[0]!, item, '0']);
  sessionStorage.setItem(key, JSON.stringify({ page, value }));
  arrivedBy('reload');
}
const mountForm = (name: string, attributes: Record<string, string>) =>
  mountHtml(`<form>${snippet(name, { attributes })}</form>`);

test.each([
  [['a', 'c'], ''],
  [['a', 'b', 'c'], 'b'],
])('what was chosen is there after a reload, if the page still offers it: %s', async (offered, chosen) => {
  reloadWith('searchable-select["upline"]', '""', { value: 'b', label: 'Option b' });
  const options = JSON.stringify(offered.map((value) => ({ value, label: `Option ${value}` })));
  const { place } = await mountForm('searchable-select', { name: 'upline', options });
  expect(new FormData(place.querySelector('form')!).get('upline')).toBe(chosen);
});

test('after Back each control has its own, unless its form or the page is against it', async () => {
  const box = (value: string) => snippet('input-add', { attributes: { name: 'phones', values: `["${value}"]` } });
  const form = (value: string, attributes = '') => `<form ${attributes}>${box(value)}</form>`;
  const page = (third: string) => form('1') + form('1') + form(third) + form('1', 'autocomplete="off"') + box('1');
  const { place, widgets } = await mountHtml(page('1'));
  for (const widget of widgets.slice(1)) await userEvent.fill(widget.getByRole('textbox'), '2');
  place.remove();
  arrivedBy('back_forward');
  const again = await mountHtml(page('7'));
  const values = again.widgets.map((widget) => widget.getByRole('textbox').value);
  expect(values).toEqual(['1', '2', '7', '1', '1']);
});

test('an order that was not saved is not shown as if it were, after a reload', async () => {
  // the page was left before the route had answered
  reloadWith('sortable-list["order","/app/admin/order"]', '["1","2"]', ['2', '1']);
  const items = JSON.stringify([1, 2].map((id) => ({ id, label: `Item ${id}` })));
  const { place } = await mountForm('sortable-list', { name: 'order', route: '/app/admin/order', items });
  expect(new FormData(place.querySelector('form')!).getAll('order[]')).toEqual(['1', '2']);
});

test('what was entered on a page is not entered on the next one that a script shows', async () => {
  const first = location.href;
  reloadWith('input-add["phones"]', '[]', [{ key: 0, value: '012-345 6789' }]);
  // the phones of that page are below the fold, so their code has not loaded; another control of its form has
  const { element } = await mountForm('input-add', { name: 'notes' });
  await takeOut(element);
  history.pushState(null, '', '/customers/2/edit');
  onTestFinished(() => history.replaceState(null, '', first));
  const { widget } = await mountForm('input-add', { name: 'phones' });
  expect(widget.getByRole('textbox')).toHaveValue('');
});

/** A field as an element has it whose page writes this text. */
function entryOf(field: Kept, page = 'page', element = document.createElement('i')) {
  const { slot, actionsFor } = field.open(element, fromPage(page, 0), page, { schema: v.string() });
  slot.watch(() => {});
  const shown = (): string => slot.get()[newest(slot.get())]!.value;
  return { element, shown, ...actionsFor(page, shown, (value) => value) };
}
function writeElsewhere(key: string, text: string | null): void {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
}

test('what another tab keeps is taken over; that it took it away is known for good', () => {
  const field = kept('quiz', ['1']);
  const entry = entryOf(field);
  expect([entry.enter('page'), entry.enter('mine')], 'whether the page would write something else').toEqual([
    false,
    true,
  ]);
  for (const [key, text, shown, isGone] of [
    ['another', '"x"', 'mine', false],
    [field.key, '"mine"', 'mine', false],
    [field.key, '"theirs"', 'theirs', false],
    [field.key, null, 'theirs', true],
    [field.key, '"new"', 'new', true],
  ] as const) {
    writeElsewhere(key, text);
    expect([entry.shown(), entry.isGoneElsewhere()]).toEqual([shown, isGone]);
  }
  expect(entry.read()).toBe('new');
});

test.each([
  ['quiz', true, 'theirs'],
  ['quiz', false, 'mine'],
  ['broadcast-template', true, 'mine'],
] as const)('%s, when a page is shown again, from the back/forward cache: %s', (name, persisted, expected) => {
  const field = kept(name, ['1']);
  const entry = entryOf(field);
  entry.enter('mine');
  const theirs = field.where === 'browser' ? 'theirs' : { value: 'theirs', page: 'page' };
  (field.where === 'browser' ? localStorage : sessionStorage).setItem(field.key, JSON.stringify(theirs));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  expect(entry.shown()).toBe(expected);
});

test('a new value of the page ends what was entered, once for all elements of the field', () => {
  const field = kept('broadcast-template', ['1']);
  const [first, second] = [entryOf(field), entryOf(field)];
  first.enter('mine');
  expect(second.shown()).toBe('mine');
  entryOf(field, 'new', first.element);
  expect(second.shown()).toBe('new');
  first.enter('again');
  entryOf(field, 'new', second.element);
  expect(second.shown()).toBe('again');
});

test.each([
  [true, 'mine'],
  [false, 'page'],
])(
  'after a link that was expected (%s) what was entered is there, and after the next one it is not',
  (isExpected, after) => {
    const field = kept('report-table', ['1']);
    const entry = entryOf(field);
    entry.enter('mine');
    entry.expectLink(isExpected);
    for (const shown of [after, 'page']) {
      arrivedBy('navigate');
      expect(entryOf(field).shown()).toBe(shown);
    }
  },
);

test('where nothing can be kept that is known, and it is shown all the same', () => {
  const entry = entryOf(kept('quiz', ['1']));
  entry.enter('a');
  expect(entry.isStored()).toBe(true);
  using _full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  entry.enter('b');
  expect([entry.shown(), entry.isStored()]).toEqual(['b', false]);
});
