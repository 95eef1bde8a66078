import { expect, test } from 'vitest';
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
