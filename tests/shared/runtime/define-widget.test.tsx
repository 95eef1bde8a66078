import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import * as v from 'valibot';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { object, optional } from '../../../shared/lib/schema/schema.ts';
import { decidedFlag, flag, id, text } from '../../../shared/contract/values.ts';
import type { Problem } from '../../../shared/loader/follow/report-problem.ts';
import { defineWidget } from '../../../shared/runtime/define-widget.tsx';
import { expectConsoleError } from '../../support/console.ts';
import { unsettledWidgets } from '../../../.storybook/support/host-page.ts';
import { lastErrorOf, mountFailing, mountHtml } from '../../support/mount-html.ts';

interface ProbeProperties {
  name: string;
  on: boolean;
  list: string[];
  bomb: boolean;
  item_id: string;
  value: boolean;
  pays: boolean;
}

function Probe({ name, on, list, bomb, item_id, value, pays }: ProbeProperties) {
  const [exploded, explode] = useState(false);
  if (bomb || exploded) throw new Error('the probe exploded');
  return (
    <>
      <output>{JSON.stringify({ name, on, list })}</output>
      <samp>{JSON.stringify({ item_id, value, pays })}</samp>
      <button type="button" onClick={() => explode(true)}>
        Explode
      </button>
    </>
  );
}

defineWidget({
  name: 'probe',
  props: object({
    name: optional(text, 'nobody'),
    item_id: optional(id, '0'),
    value: optional(flag, true),
    pays: optional(decidedFlag, false),
    on: optional(flag, false),
    list: optional(v.array(v.string()), []),
    bomb: optional(flag, false),
  }),
  load: 'eager',
  locale: 'en',
  identity: ['item_id'],
  Component: Probe,
});

const shown = async (html: string) => {
  const { widget } = await mountHtml(html);
  return JSON.parse(widget.getByRole('status').textContent) as Record<string, unknown>;
};

describe('properties', () => {
  test('come from data-props, then the JSON child, then single attributes; later wins', async () => {
    const html = `<div data-widget="probe" data-props='{"name":"A","on":1,"list":["x"]}'><script type="application/json">{"name":"B","on":"0"}</script></div>`;
    expect(await shown(html)).toEqual({ name: 'B', on: false, list: ['x'] });
    expect(await shown(html.replace('data-props', 'data-name="C" data-props'))).toMatchObject({ name: 'C' });
  });

  test('attribute texts become what the schema expects: "" is true, JSON is a list, numbers are texts', async () => {
    expect(await shown(`<div data-widget="probe" data-on data-list='["a","b"]' data-name="7"></div>`)).toEqual({
      name: '7',
      on: true,
      list: ['a', 'b'],
    });
  });

  test.each([
    ['data-value=""', { value: false }],
    ['data-value', { value: false }],
    ['data-value="False"', { value: false }],
    ['data-value="True"', { value: true }],
    ['data-item-id=""', { item_id: '0' }],
    ['data-pays="1"', { pays: true }],
    ['data-pays="False"', { pays: false }],
  ])('as PHP and Python print values: %s', async (attribute, expected) => {
    const { widget } = await mountHtml(`<div data-widget="probe" ${attribute}></div>`);
    expect(JSON.parse(widget.getByText(/item_id/).textContent)).toMatchObject(expected);
  });

  test.each([
    [
      '<div data-widget="probe" data-pays=""></div>',
      /"pays" \(from data-pays\) came as ""; expected 1 or 0: .* write data-…="{{ \$flag \? 1 : 0 }}"/,
    ],
    [
      '<div data-widget="probe" data-item-id="None"></div>',
      /came as "None"; expected an id: .* A template writes that for a missing value; leave the property out/,
    ],
    ['<div data-widget="probe" data-on="None"></div>', /expected true, 1, "1", "true", false, 0, "0" or "false"\./],
    [
      '<button data-widget="probe">Go</button>',
      /<button> cannot hold a widget\. Put data-widget on one that can \(div, span/,
    ],
    ['<a href="#" data-widget="probe">Go</a>', /<a> cannot hold a widget/],
    ['<input data-widget="probe">', /<input> cannot hold a widget/],
    [
      '<table><tbody><tr data-widget="probe"><td>x</td></tr></tbody></table>',
      /<tr> cannot hold a widget.*inside the <td>/,
    ],
  ])('an ambiguous value is refused with advice: %s', async (html, sentence) => {
    const { errors } = await mountFailing(html);
    expect(errors).toEqual([expect.stringMatching(sentence)]);
  });

  test('a name such as __proto__ is an unknown name', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const html = `<div data-widget="probe" data-props='{"__proto__":{"name":"Mallory","on":true}}' data-constructor="x"></div>`;
    expect(await shown(html)).toMatchObject({ name: 'nobody', on: false });
    const warnings = () => warned.mock.calls.map(([sentence]) => sentence);
    await expect.poll(warnings, { message: 'sentences come late' }).toEqual([expect.stringContaining('"__proto__"')]);
  });

  test.each(['{"name":null,"on":null}', 'null', '[]'])(
    'are absent where PHP writes null or an empty map: %s',
    async (json) => {
      expect(await shown(`<div data-widget="probe" data-props='${json}'></div>`)).toEqual({
        name: 'nobody',
        on: false,
        list: [],
      });
    },
  );

  test('a wrong one names the element, the property, its source, what came and what was expected', async () => {
    const { errors, element } = await mountFailing(
      `<div data-widget="probe" id="here" data-on="perhaps">Fallback</div>`,
    );
    expect(errors).toEqual([
      expect.stringMatching(
        /<div data-widget="probe" id="here" data-on="perhaps"> has wrong properties: "on" \(from data-on\) came as "perhaps"; expected true, 1/,
      ),
    ]);
    expect(element.innerText).toBe('Fallback');
  });

  test('of many, ten are named, and how many more there are', async () => {
    const list = JSON.stringify(Array.from({ length: 300 }, () => 7));
    const { errors } = await mountFailing(`<div data-widget="probe" data-list="${list}">Fallback</div>`);
    expect(errors).toEqual([expect.stringMatching(/"list\.9" .* There are 290 more like these\.$/)]);
    expect(errors[0]).not.toContain('list.10');
    const names = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`stranger ${i}`, i]));
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await mountHtml(`<div data-widget="probe" data-props='${JSON.stringify(names)}'></div>`);
    await expect.poll(() => warn.mock.calls.length).toBe(11);
    expect(warn.mock.lastCall?.[0]).toContain('There are 290 more like these.');
  });
});

test('a crash shows the fallback again, is reported, and a repaired element is tried again', async () => {
  expectConsoleError(/"probe" does not run: the probe exploded/);
  const { widget, element } = await mountHtml('<div data-widget="probe"><p>Fallback</p></div>');
  const errors: string[] = [];
  element.addEventListener('dw:error', () => errors.push(lastErrorOf(element)));
  expect(element.querySelector('p')!.checkVisibility()).toBe(false);
  await userEvent.click(widget.getByRole('button', { name: 'Explode' }));
  await waitFor(() => expect(element.dataset.widgetState).toBe('error'));
  expect(element.querySelector('p')!.checkVisibility()).toBe(true);
  expect(errors).toEqual([expect.stringContaining('the probe exploded')]);
  element.dataset.name = 'repaired';
  await waitFor(() => expect(element.dataset.widgetState).toBe('ready'));
  expect(element.shadowRoot!.textContent).toContain('repaired');
});

test('a crash in the first moment leaves the fallback, and the others run', async () => {
  const { elements } = await mountFailing(
    '<div data-widget="probe" data-bomb>Fallback</div><div data-widget="probe"></div>',
  );
  expect(elements.map(({ dataset }) => dataset.widgetState)).toEqual(['error', 'ready']);
  expect(elements[0]!.innerText).toBe('Fallback');
});

test('an update with a wrong property is reported, and the widget stays as it was', async () => {
  expectConsoleError(/"probe": .*"on" \(from data-on\) came as "perhaps"/);
  const { widget, element } = await mountHtml('<div data-widget="probe" data-on="1"></div>');
  element.dataset.on = 'perhaps';
  await expect.poll(() => lastErrorOf(element)).toContain('perhaps');
  expect(element.dataset.widgetState).toBe('ready');
  expect(JSON.parse(widget.getByRole('status').textContent)).toMatchObject({ on: true });
});

/** What the page is told until the test ends: the types of the events, and the property that is wrong. */
function eventsOf(...types: string[]): string[] {
  const events: string[] = [];
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  const note = (event: Event) => events.push(`${event.type} ${(event as CustomEvent<Problem>).detail.at}`);
  for (const type of types) document.addEventListener(type, note, controller);
  return events;
}

test('a mistake in an element is logged once, however often the page changes it', async () => {
  const events = eventsOf('dw:error', 'dw:problem');
  const { element: failed } = await mountFailing('<div data-widget="probe" data-on="perhaps">Fallback</div>');
  expectConsoleError(/"on" \(from data-on\) came as "never"/);
  const { element } = await mountHtml('<div data-widget="probe" data-on="1"></div>');
  element.dataset.on = 'never';
  await waitFor(() => expect(events).toHaveLength(2));
  for (const each of [failed, element]) {
    for (const words of ['one', 'two', 'three']) {
      each.append(words);
      await waitFor(() => expect(unsettledWidgets(document.body)).toEqual([]));
    }
  }
  element.dataset.name = 'Aminah'; // reported again, because the properties have changed
  expectConsoleError(/"on" \(from data-on\) came as "never"/);
  await waitFor(() => expect(events).toHaveLength(3));
  expect(failed.dataset.widgetState).toBe('error');
  expect(events).toEqual(['dw:error on', 'dw:problem on', 'dw:problem on']);
});

test('a widget that was repaired has no mistake, and its next failure is reported, also for the same reason', async () => {
  const errors = eventsOf('dw:error');
  const { element } = await mountFailing('<div data-widget="note-block"></div>');
  await waitFor(() => expect(errors).toHaveLength(1));
  element.dataset.note = 'There';
  await waitFor(() => expect(element.dataset.widgetState).toBe('ready'));
  const { check } = window.DealerWidgets as { check(): Promise<Array<{ element?: Element }>> };
  expect((await check()).filter((row) => row.element === element)).toEqual([]);
  expectConsoleError(/"note" is missing/);
  delete element.dataset.note;
  await waitFor(() => expect(errors).toHaveLength(2));
});

test('inspect() returns state, properties, their sources and timings', async () => {
  const { element } = await mountHtml('<div data-widget="probe" data-name="Aminah"></div>');
  const report = (window.DealerWidgets as { inspect(): Array<{ element: Element }> })
    .inspect()
    .find((each) => each.element === element);
  expect(report).toMatchObject({
    widget: 'probe',
    state: 'ready',
    properties: { name: 'Aminah', on: false },
    sources: { name: 'data-name' },
    timings: { found: expect.any(Number), loading: expect.any(Number), ready: expect.any(Number) },
  });
});

test('the language is on the widget; the page cannot reach in by style', async () => {
  const { element } = await mountHtml(
    '<div lang="zh" style="font-size:99px; color:red"><div data-widget="probe" data-locale="ms"></div></div>',
  );
  const frame = element.shadowRoot!.querySelector<HTMLElement>('.dw')!;
  expect(frame.lang).toBe('ms');
  expect(getComputedStyle(frame).fontSize).toBe('16px');
});

test.each<[string, (element: HTMLElement) => void]>([
  ['the attribute', (element) => (element.hidden = true)],
  ['an inline style', (element) => (element.style.display = 'none')],
  ['the class hidden', (element) => element.classList.add('hidden')],
  ['the class d-none', (element) => element.classList.add('d-none')],
])('the page can hide a widget and show it again: %s', async (_, hide) => {
  const { element } = await mountHtml('<div data-widget="probe" class="probe"></div>');
  expect(element.checkVisibility()).toBe(true);
  hide(element);
  expect(element.checkVisibility()).toBe(false);
  for (const name of ['hidden', 'style']) element.removeAttribute(name);
  element.className = 'probe';
  expect(element.checkVisibility()).toBe(true);
});
