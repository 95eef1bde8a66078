/** A picture that could not be shown is tried again where it should have been, whichever widget shows it. */
import { within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../../shared/page/dom/composed-tree.ts';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { type HostPlace, mountHtml } from '../../support/mount-html.ts';
import { network } from '../../support/network.ts';
import { questionOf } from '../../support/quiz.ts';

type Widget = HostPlace['widget'];
const press = async (widget: Widget, name: string): Promise<void> =>
  userEvent.click(await widget.findByRole('button', { name }));

test.each([
  [
    'the gallery',
    snippet('testimony-gallery', { json: { poster: '/storage/later/gallery.svg', testimonies: [] } }),
    (widget: Widget) => press(widget, 'Poster'),
  ],
  [
    'the viewer',
    snippet('image-viewer', { attributes: { kind: 'recognition-proof', id: 1 } }),
    (widget: Widget) => press(widget, 'View Proof: 1'),
  ],
  [
    'a quiz',
    snippet('quiz', {
      json: {
        kind: 'customer',
        assessment_id: 7,
        questions: [questionOf(1, 'Apa?', ['Satu'], 'later/quiz.svg')],
      },
    }),
    () => Promise.resolve(),
  ],
])('%s has the picture when the connection is back', async (place, html, open) => {
  let isBack = false;
  network.use(
    http.get('/app/admin/recognition/proof/1', () => HttpResponse.json({ image: '/storage/later/viewer.svg' })),
    http.get('/storage/later/:name', () =>
      isBack
        ? HttpResponse.text('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>', {
            headers: { 'content-type': 'image/svg+xml' },
          })
        : new HttpResponse(null, { status: 503 }),
    ),
  );
  const { widget } = await mountHtml(html);
  await open(widget);
  const notice = await widget.findByRole('alert');
  expect(notice.querySelector('svg'), 'an icon').toBeVisible();
  isBack = true;
  await userEvent.click(within(notice).getByRole('button', { name: /Cuba lagi|Try again/ }));
  const image = () =>
    [...widget.getAllByRole('img')].find((each): each is HTMLImageElement => each.matches('img[data-state=shown]'));
  await expect.poll(() => image()?.naturalWidth).toBe(40);
  if (place === 'the gallery')
    expect(focusedElement()?.closest('dialog'), 'the arrow keys go on working').not.toBeNull();
  expect(widget.queryByRole('alert')).toBeNull();
});
