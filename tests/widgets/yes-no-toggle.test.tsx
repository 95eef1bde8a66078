import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { kinds } from '../../widgets/yes-no-toggle/yes-no-toggle.model.ts';
import { snippet } from '../../.storybook/support/snippet.ts';
import { expectConsoleError } from '../support/console.ts';
import { mountHtml } from '../support/mount-html.ts';
import { network, requestsTo } from '../support/network.ts';
import { heldRequests } from '../support/held-requests.ts';

const toggle = (attributes: Record<string, string | number | boolean>) =>
  snippet('yes-no-toggle', { tag: 'span', attributes, children: 'No' });
const recognition = toggle({ kind: 'recognition', id: 3, value: 0, label: 'Aminah binti Hassan' });

/** Kind, path and payload of part 7. */
const calls: Array<[attributes: Record<string, string>, path: string, payload: object]> = [
  [{ kind: 'recognition', id: '5' }, '/app/admin/recognition/toggle', { recognition_id: '5' }],
  [{ kind: 'vacancy', id: '5' }, '/app/admin/vacancy/toggle', { vacancy_id: '5' }],
  [{ kind: 'fmd', id: '5' }, '/app/admin/fmd/toggle', { dealer_id: '5' }],
  [{ kind: 'mentor', id: '5' }, '/app/admin/mentor/toggle', { dealer_id: '5' }],
  [{ kind: 'tutor', id: '5' }, '/app/admin/tutor/toggle', { dealer_id: '5' }],
  [{ kind: 'is-active', id: '5', route: '/app/admin/thing/active' }, '/app/admin/thing/active', { id: '5' }],
  [{ kind: 'committee-admin', id: '5' }, '/app/admin/committee/toggle', { committee_user_id: '5' }],
  [{ kind: 'committee', id: '5' }, '/app/committee/toggle', { committee_user_id: '5' }],
  [{ kind: 'recognition-download', id: '5' }, '/app/admin/recognition/toggle-download', { recognition_id: '5' }],
  [{ kind: 'assessment', id: '5' }, '/app/admin/assessment/toggle', { id: '5' }],
  [{ kind: 'slider', type: 'home', slider: 'main' }, '/app/admin/slider-switch', { type: 'home', slider: 'main' }],
  [{ kind: 'poster-verified', id: '5' }, '/app/admin/recognition/poster-verified/toggle', { recognitionuser_id: '5' }],
  [{ kind: 'generic', id: '5', route: '/app/admin/thing/pin' }, '/app/admin/thing/pin', { id: '5' }],
];

test('every kind is in the table of calls', () => {
  expect(calls.map(([{ kind }]) => kind).sort()).toEqual([...kinds].sort());
});

describe.each(calls)('%o', (attributes, path, payload) => {
  test(`posts ${JSON.stringify(payload)} to ${path} and shows what the server answers`, async () => {
    const received = requestsTo(path, () => HttpResponse.json(true));
    const { widget } = await mountHtml(toggle({ ...attributes, label: 'The item' }));
    await userEvent.click(widget.getByRole('switch', { name: 'The item', checked: false }));
    await widget.findByRole('switch', { name: 'The item', checked: true });
    expect(received).toEqual([payload]);
  });
});

test('it reads Yes and No, a verified poster Verified and No, in Malay Ya and Tidak', async () => {
  const { widgets } = await mountHtml(
    recognition +
      toggle({ kind: 'poster-verified', id: 1, value: 1 }) +
      toggle({ kind: 'poster-verified', id: 1, value: false }) +
      toggle({ kind: 'vacancy', id: 1, value: 'true', locale: 'ms' }),
  );
  expect(widgets.map((widget) => widget.getByRole('switch').textContent)).toEqual(['No', 'Verified', 'No', 'Ya']);
});

test('the state changes with the answer, not with the click; ten fast clicks make one request', async () => {
  const { sent, answer } = heldRequests('/app/admin/recognition/toggle');
  const { widget } = await mountHtml(recognition);
  const control = widget.getByRole('switch');
  for (let click = 0; click < 10; click++) control.click();
  await expect.poll(sent).toBe(1);
  expect(control.getAttribute('aria-checked')).toBe('false');
  expect(control.getAttribute('aria-busy')).toBe('true');
  answer(1);
  await widget.findByRole('switch', { checked: true });
  expect(sent()).toBe(1);
});

/** The call flips the state: if its result is not known, another press might flip it back. */
const NOT_KNOWN = 'it is not known whether this was saved — reload the page to see';

test.each([
  ['a server fault', NOT_KNOWN, () => HttpResponse.html('<!doctype html>', { status: 500 })],
  ['an answer that is not a flag', NOT_KNOWN, () => HttpResponse.json({ saved: 'perhaps' })],
  ['a lost connection', NOT_KNOWN, () => HttpResponse.error()],
  ['a refusal', 'could not be saved — try again', () => new HttpResponse(null, { status: 403 })],
])('after %s it keeps the last state of the server, with a quiet mark: %s', async (_, description, fails) => {
  expectConsoleError(/a switch could not be saved/);
  network.use(http.post('/app/admin/recognition/toggle', () => fails(), { once: true }));
  const { widget } = await mountHtml(recognition);
  await userEvent.click(widget.getByRole('switch'));
  await widget.findByRole('switch', { checked: false, description });
  await userEvent.click(widget.getByRole('switch'));
  await widget.findByRole('switch', { checked: true });
  expect(widget.getByRole('status').textContent).toBe('');
});

test('what is not known after a lost answer stays so, also when the session has ended meanwhile, until the page says it', async () => {
  expectConsoleError(/a switch could not be saved/);
  const refused = (status: number) => () => new HttpResponse(null, { status });
  const answers = [() => HttpResponse.error(), refused(403), refused(419), refused(429), refused(403)];
  network.use(http.post('/app/admin/recognition/toggle', () => answers.shift()?.()));
  const { widget, element } = await mountHtml(recognition);
  for (const description of [NOT_KNOWN, NOT_KNOWN, /Your session has ended/, NOT_KNOWN]) {
    const left = answers.length;
    await userEvent.click(widget.getByRole('switch'));
    await expect.poll(() => answers.length).toBe(left - 1);
    await widget.findByRole('switch', { checked: false, busy: false, description });
  }
  element.dataset.value = '1';
  await widget.findByRole('switch', { checked: true, description: '' });
  await userEvent.click(widget.getByRole('switch'));
  await widget.findByRole('switch', { checked: true, description: 'could not be saved — try again' });
});

test.each([
  [
    'in a cell 60 px wide',
    (html: string) => `<table style="table-layout: fixed; width: 60px"><tr><td>${html}</td></tr></table>`,
  ],
  ['in a wide page', (html: string) => html],
])('%s a failure is an icon that opens nothing by itself, but by a tap and by the keyboard', async (_, around) => {
  expectConsoleError(/a switch could not be saved/);
  network.use(http.post('/app/admin/recognition/toggle', () => HttpResponse.error()));
  const { widget } = await mountHtml(around(recognition));
  const seen = () =>
    widget.queryAllByText(NOT_KNOWN).filter((words: HTMLElement) => words.getBoundingClientRect().width > 60);
  await userEvent.click(widget.getByRole('switch'));
  const icon = await widget.findByRole('button', { name: NOT_KNOWN, expanded: false });
  expect(icon).toHaveAttribute('title', NOT_KNOWN); // what the pointer shows
  expect(seen()).toEqual([]);
  expect(widget.getByRole('switch').getBoundingClientRect().height, 'it keeps its height').toBe(32);
  await userEvent.click(icon);
  await expect.poll(seen).toHaveLength(1);
  await userEvent.click(icon);
  expect(seen()).toEqual([]);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
  await expect.poll(seen).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  expect(seen()).toEqual([]);
});

test('Escape on a button of the failure panel closes it, and the focus is on the icon that opens it', async () => {
  network.use(http.post('/app/admin/fmd/toggle', () => new HttpResponse(null, { status: 500 })));
  expectConsoleError(/a switch could not be saved/);
  const { widget } = await mountHtml(
    `<table><tbody><tr><td>${toggle({ kind: 'fmd', id: 1, value: 0, label: 'Ali' })}</td></tr></tbody></table>`,
  );
  await userEvent.click(widget.getByRole('switch'));
  await widget.findByRole('button', { name: NOT_KNOWN });
  await userEvent.tab();
  const reload: HTMLElement = await widget.findByRole('button', { name: 'Reload' });
  await userEvent.tab();
  expect(focusedElement()).toBe(reload);
  await userEvent.keyboard('{Escape}');
  expect(widget.queryByRole('button', { name: 'Reload' })).toBeNull();
  expect(focusedElement()).toBe(widget.getByRole('button', { expanded: false }));
});
