import { expect, test, vi } from 'vitest';
import type { DealerWidgetsApi } from '../../../shared/lib/widget-protocol.ts';
import { shadowOf } from '../../../.storybook/support/host-page.ts';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { expectConsoleError } from '../../support/console.ts';
import { lastErrorOf, mountHtml } from '../../support/mount-html.ts';

const row = (attributes: Record<string, string | number> = {}): string =>
  snippet('yes-no-toggle', { tag: 'span', attributes: { kind: 'fmd', id: 1, value: 0, label: 'Ali', ...attributes } });

test.each([
  ['another item with a wrong property', { id: '2', label: 'Siti', value: 'maybe' }],
  ['no item', { id: '' }],
  ['the word of a template for nothing', { id: 'None' }],
  ['what is not JSON beside another item', { id: '2', props: '{' }],
])('a page that writes %s in the same place no longer shows the former item', async (_, written) => {
  expectConsoleError(/"yes-no-toggle" does not run/);
  const { element, widget } = await mountHtml(row());
  const former: HTMLElement = widget.getByRole('switch', { name: 'Ali' });
  Object.assign(element.dataset, written);
  await expect.poll(() => element.dataset.widgetState).toBe('error');
  expect(former.isConnected).toBe(false);
  await expect.poll(() => lastErrorOf(element)).toMatch(/wrong properties|not JSON/);
  Object.assign(element.dataset, { id: '3', label: 'Devi', value: '1' });
  delete element.dataset.props;
  await expect.poll(() => element.dataset.widgetState).toBe('ready');
  expect(shadowOf(element).querySelector('[role=switch]')).toHaveAccessibleName('Devi');
});

test('a name that is no property is reported once, not at every change of the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const reported = () => warn.mock.calls.map(([sentence]) => /property "(\w+)"/.exec(String(sentence))?.[1]);
  const { element, widget } = await mountHtml(
    '<span data-widget="yes-no-toggle" data-kind="recognition" data-id="42" data-value="0" data-lable="Aminah">No</span>',
  );
  for (const value of ['1', '0', '1']) {
    element.dataset.value = value;
    await widget.findByText(value === '1' ? 'Yes' : 'No', { selector: 'span' });
  }
  element.dataset.vallue = '1';
  // it comes after all that may have been said of the first
  await vi.waitFor(() => expect(reported()).toContain('vallue'));
  expect(reported()).toEqual(['lable', 'vallue']);
});

test('check() leaves out what the page has put under data-dw-ignore', async () => {
  const { place } = await mountHtml(`${snippet('note-block', { attributes: { note: 'x' } })}
    <div data-dw-ignore><button data-copy="#nothing-has-this-id">Copy</button><i data-wiget="avatar"></i></div>`);
  const rows = await (window.DealerWidgets as DealerWidgetsApi).check();
  expect(rows.filter(({ element }) => element && place.contains(element)).map(({ wrong }) => wrong)).toEqual([]);
});
