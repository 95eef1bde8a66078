import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountHtml } from '../../support/mount-html.ts';
import { writePageSettings } from '../../../.storybook/support/page-settings.ts';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { takeOut } from '../../support/put-back.ts';

test('what was typed stays with the person who was there, when the settings of the next page come before its body', async () => {
  writePageSettings({ user_id: 7, locale: 'ms' });
  const { element, widget } = await mountHtml(
    snippet('broadcast-template', { attributes: { template: 'Salam {{nama}}' } }),
  );
  await userEvent.fill(widget.getByRole('textbox'), 'Aminah');
  writePageSettings({ user_id: 8, locale: 'en' });
  await widget.findByRole('region', { name: 'Preview' });
  await takeOut(element);
  const keys = Object.keys(sessionStorage).filter((key) => key.includes('broadcast-template'));
  expect(keys.map((key) => key.split(':').at(-1))).toEqual(['7']);
});
