import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountHtml } from '../support/mount-html.ts';
import { requestsTo, world } from '../support/network.ts';

const facebook =
  '<span data-widget="social-media-toggle" data-type="facebook" data-value="1" data-label="Facebook">Show</span>';

test('it reads Show or Hide, and saves', async () => {
  const { widget } = await mountHtml(facebook);
  expect(widget.getByRole('switch', { name: 'Facebook', checked: true })).toHaveTextContent('Show');
  await userEvent.click(widget.getByRole('switch'));
  expect(await widget.findByRole('switch', { checked: false })).toHaveTextContent('Hide');
  expect(world.socialMedia.all()[0]?.is_shown).toBe(false);
});

test('the payload is the type; without a label the type is its name', async () => {
  const bodies = requestsTo('/app/toggle-socialmedia', () => HttpResponse.json(1));
  const { widget } = await mountHtml('<span data-widget="social-media-toggle" data-type="tiktok"></span>');
  await userEvent.click(widget.getByRole('switch', { name: 'tiktok', checked: false }));
  expect(await widget.findByRole('switch', { checked: true })).toBeVisible();
  expect(bodies).toEqual([{ type: 'tiktok' }]);
});
