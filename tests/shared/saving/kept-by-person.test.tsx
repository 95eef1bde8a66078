import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { arrivedBy } from '../../support/arrived.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { writePageSettings } from '../../../.storybook/support/page-settings.ts';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { takeOut } from '../../support/put-back.ts';
import { mount, serveSessions } from '../../support/session-booking.ts';

test("a person's choice is not another person's, after a morph and a reload", async () => {
  serveSessions();
  const { element, widget } = await mount({ user_id: '7' });
  await userEvent.click(await widget.findByRole('radio', { name: 'Bilik Melur' }));
  element.dataset.userId = '8';
  await expect.poll(() => element.shadowRoot!.querySelector('input:checked')).toBeNull();
  await takeOut(element);
  arrivedBy('reload');
  const second = await mount({ user_id: '8' });
  expect(await second.widget.findByRole('radio', { name: 'Bilik Melur' })).toHaveProperty('checked', false);
});

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
