import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { shadowOf } from '../../../.storybook/support/host-page.ts';
import { PIXEL } from '../../support/item.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { network } from '../../support/network.ts';

test('a widget takes over the language and the colours of the place it is moved to', async () => {
  const { element, place } = await mountHtml(
    '<div data-locale="en"><span data-widget="yes-no-toggle" data-kind="fmd" data-id="1"></span></div><div id="there" data-locale="ms" data-theme="dark"></div>',
  );
  expect(shadowOf(element).lang).toBe('en');
  place.querySelector('#there')!.append(element);
  await waitFor(() => expect(shadowOf(element).lang).toBe('ms'));
  expect(shadowOf(element).dataset.theme).toBe('dark');
});

test('a widget moved into a disabled fieldset is disabled, and enabled again outside', async () => {
  const { element, place, widget } = await mountHtml(
    '<form><fieldset disabled></fieldset><div data-widget="input-add"></div></form>',
  );
  place.querySelector('fieldset')!.append(element);
  await waitFor(() => expect(widget.getByRole('textbox')).toHaveProperty('disabled', true));
  place.querySelector('form')!.append(element);
  await waitFor(() => expect(widget.getByRole('textbox')).toHaveProperty('disabled', false));
});

test('a dialog stays a modal one when the page moves its widget', async () => {
  network.use(http.get('/app/admin/recognition/image/1', () => HttpResponse.json(PIXEL)));
  const { element, place, widget } = await mountHtml(
    '<p><span data-widget="image-viewer" data-kind="recognition-image" data-id="1"></span></p>',
  );
  await userEvent.click(widget.getByRole('button'));
  const dialog = await widget.findByRole('dialog');
  place.append(element);
  await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(widget.queryByRole('dialog')).toBeNull());
  expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
});
