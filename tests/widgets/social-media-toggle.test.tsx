import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectConsoleError } from '../support/console.ts';
import { mountHtml } from '../support/mount-html.ts';
import { network, requestsTo, world } from '../support/network.ts';

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

test('a failure is marked quietly, and the next click may work', async () => {
  network.use(http.post('/app/toggle-socialmedia', () => HttpResponse.error(), { once: true }));
  expectConsoleError(/a switch could not be saved/);
  const { widget } = await mountHtml(facebook);
  await userEvent.click(widget.getByRole('switch'));
  expect(
    await widget.findByRole('switch', { checked: true, description: /it is not known whether this was saved/ }),
  ).toBeVisible();
  await userEvent.click(widget.getByRole('switch'));
  expect(await widget.findByRole('switch', { checked: false, description: '' })).toBeVisible();
});
