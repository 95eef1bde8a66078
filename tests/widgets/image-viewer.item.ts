import { http, HttpResponse } from 'msw';
import { snippet } from '../../.storybook/support/snippet.ts';
import { network } from '../support/network.ts';
import { type Item, PIXEL, click } from '../support/item.ts';

export const item: Item = {
  html: snippet('image-viewer', { attributes: { kind: 'recognition-image', id: 1 } }),
  other: { id: '2' },
  serve: () => network.use(http.get('/app/admin/recognition/image/:id', () => HttpResponse.json(PIXEL))),
  use: async (widget) => {
    await click(widget, 'button');
    await widget.findByRole('dialog');
  },
  send: (widget) => click(widget, 'button'),
};
