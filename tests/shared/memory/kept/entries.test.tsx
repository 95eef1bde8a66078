import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fromPage, newest } from '../../../../shared/memory/item/index.ts';
import type { Kept } from '../../../../shared/memory/kept/index.ts';
import { forgetMe } from '../../../../shared/memory/kept/forget-me.ts';
import { readKept } from '../../../../shared/memory/kept/entries.ts';
import { type KeptName, TABLE, kept } from '../../../../shared/memory/kept/table.ts';
import { snippet } from '../../../../.storybook/support/snippet.ts';
import { writePageSettings } from '../../../../.storybook/support/page-settings.ts';
import { arrivedBy } from '../../../support/arrived.ts';
import { mountHtml } from '../../../support/mount-html.ts';
import { takeOut } from '../../../support/put-back.ts';

test('what is typed stays with the person who was there, when the settings of the next page come before its body', async () => {
  writePageSettings({ user_id: 7, locale: 'ms' });
  const { widget } = await mountHtml(snippet('broadcast-template', { attributes: { template: 'Salam {{nama}}' } }));
  for (const text of ['Aminah', 'Aminah Ali']) {
    await userEvent.fill(widget.getByRole('textbox'), text);
    writePageSettings({ user_id: 8, locale: 'en' });
    await widget.findByRole('region', { name: 'Preview' });
  }
  const keys = Object.keys(sessionStorage).filter((key) => key.includes('broadcast-template'));
  expect(keys.map((key) => key.split(':').at(-1))).toEqual(['7']);
});

/** Loads the page again, as it was left with this in the first control of an item in one of its forms. */
function reloadWith(item: string, page: string, value: unknown): void {
  const { key } = kept('form', [location.href.split('#')[0]!, item, '0']);
  sessionStorage.setItem(key, JSON.stringify({ page, value }));
  arrivedBy('reload');
}

const choice = (value: string) => ({ value, label: `Option ${value}` });
const rows = [1, 2].map((id) => ({ id, label: `Item ${id}` }));
test.each<[string, string, string, unknown, object, string[]]>([
  ['nothing that is not offered', 'searchable-select["upline"]', '""', choice('b'), { options: [choice('a')] }, ['']],
  // the page was left before the route had answered
  [
    'no order that was not saved',
    'sortable-list["upline","/a"]',
    '["1","2"]',
    ['2', '1'],
    { route: '/a', items: rows },
    ['1', '2'],
  ],
])('a control has after a reload %s', async (_, item, page, value, properties, expected) => {
  reloadWith(item, page, value);
  const html = snippet(item.split('[')[0]!, { json: { name: 'upline', ...properties } });
  const { place } = await mountHtml(`<form>${html}</form>`);
  expect([...new FormData(place.querySelector('form')!).values()]).toEqual(expected);
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

const mountForm = (name: string) => mountHtml(`<form>${snippet('input-add', { attributes: { name } })}</form>`);
test('what was entered on a page is not entered on the next one that a script shows', async () => {
  const first = location.href;
  reloadWith('input-add["phones"]', '[]', [{ key: 0, value: '012-345 6789' }]);
  // the phones of that page are below the fold, so their code has not loaded; another control of its form has
  const { element } = await mountForm('notes');
  await takeOut(element);
  history.pushState(null, '', '/customers/2/edit');
  onTestFinished(() => history.replaceState(null, '', first));
  const { widget } = await mountForm('phones');
  expect(widget.getByRole('textbox')).toHaveValue('');
});

/** A field as an element has it whose page writes this text. */
function entryOf(field: Kept, page = 'page', element = document.createElement('i')) {
  const { slot, actionsFor } = field.open(element, fromPage(page, 0), page, { schema: v.string() });
  const leave = slot.watch(() => {});
  const shown = (): string => slot.get()[newest(slot.get())]!.value;
  return { element, shown, leave, ...actionsFor(page, shown, (value) => value) };
}
function writeElsewhere(key: string, text: string | null): void {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
}

test('what another tab keeps is taken over; that it took it away is known for good', () => {
  const field = kept('quiz', ['1']);
  const entry = entryOf(field);
  expect(entry.enter('page'), 'the page would write the same').toBe(false);
  expect(entry.enter('mine')).toBe(true);
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
  const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  comeBack();
  expect(entry.shown()).toBe(expected);
  localStorage.clear();
  comeBack();
  expect(entry.isGoneElsewhere()).toBe(expected === 'theirs');
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
  expect(entryOf(field, 'new').shown()).toBe('again');
});

test.each([
  ['reload', false, 'mine'],
  ['back_forward', false, 'mine'],
  ['navigate', true, 'mine'],
  ['navigate', false, 'page'],
] as const)(
  '%s, expected: %s: the next page has "%s" of what was entered, that of another link nothing',
  (how, isExpected, after) => {
    const field = kept('report-table', ['1']);
    arrivedBy(how);
    const { leave, element, ...entry } = entryOf(field);
    entry.enter('mine');
    entry.expectLink(isExpected);
    leave();
    expect(entryOf(field, 'page', element).shown(), 'put back').toBe('mine');
    arrivedBy(how);
    expect(entryOf(field).shown()).toBe(after);
    arrivedBy('navigate');
    expect(entryOf(field).shown()).toBe('page');
  },
);

test('who logs out leaves nothing, but what the table says stays: quiz answers, ticked steps, the last order and where one has booked last', () => {
  // the type of the table has no other names
  const names = Object.keys(TABLE) as KeptName[];
  const fields = names.map((name) => kept(name, ['1', '2'], '7'));
  const shown = fields.map((field) => {
    const entry = entryOf(field);
    entry.enter('mine');
    return entry.shown;
  });
  sessionStorage.setItem('dealer-widgets-of-the-host', 'x');
  forgetMe();
  const stays = ['place', 'quiz', 'dealer-sop', 'payment:last-order'];
  expect(names.filter((_, at) => readKept(fields[at]!, v.unknown()) !== undefined)).toEqual(stays);
  const onScreen = names.filter((_, at) => shown[at]!() === 'mine');
  expect(onScreen, 'what a form shows goes with the form').toEqual(['form', ...stays]);
  expect(sessionStorage.getItem('dealer-widgets-of-the-host')).toBe('x');
});
