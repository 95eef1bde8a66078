import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { newPlace } from '../../support/host-places.ts';
import { arrivedBy } from '../../support/arrived.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { catchNavigation } from '../../support/navigation.ts';
import { network } from '../../support/network.ts';
import { painted } from '../../support/painted.ts';

const html = '<span data-widget="yes-no-toggle" data-kind="fmd" data-id="3" data-value="0" data-label="Ali"></span>';

/** Saves a switch on this page, which then comes again in this way. */
async function saveAndCome(how: NavigationTimingType) {
  const { widget, place } = await mountHtml(html);
  await userEvent.click(widget.getByRole('switch'));
  await widget.findByRole('switch', { checked: true });
  place.remove();
  arrivedBy(how);
}

/** Whether the page that has come is loaded again, when a widget begins in it. Nothing of this page is left. */
async function isLoadedAgain(): Promise<boolean> {
  const wanted = catchNavigation(document.body);
  const { widget } = await mountHtml(html);
  expect(widget.getByRole('switch', { checked: false })).toBeTruthy();
  return wanted.includes(location.href);
}

test('nothing can be pressed until then, and what the cache has is used where the server cannot be reached', async () => {
  await saveAndCome('back_forward');
  const { promise, resolve: fail } = Promise.withResolvers<void>();
  network.use(http.head(location.pathname, () => promise.then(() => HttpResponse.error())));
  const wanted = catchNavigation(document.body);
  const place = newPlace();
  place.innerHTML = html;
  const element = place.firstElementChild as HTMLElement;
  await expect.poll(() => element.dataset.widgetState).toBe('loading');
  await painted();
  expect(element.shadowRoot).toBeNull();
  fail();
  await expect.poll(() => element.dataset.widgetState).toBe('ready');
  expect(wanted).toEqual([]);
});

test.each([
  ['back_forward', true],
  ['reload', false],
  ['navigate', false],
] as const)('a page that comes by %s after something was saved on it is loaded again: %s', async (how, isAgain) => {
  await saveAndCome(how);
  expect(await isLoadedAgain()).toBe(isAgain);
  if (isAgain) return;
  arrivedBy('back_forward');
  expect(await isLoadedAgain(), 'nothing was saved on it since').toBe(false);
});
