import { expect, test, vi } from 'vitest';
import { mountHtml } from '../../support/mount-html.ts';

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
