import { http, HttpResponse } from 'msw';
import { snippet } from '../../.storybook/support/snippet.ts';
import { network } from '../support/network.ts';
import type { Item } from '../support/item.ts';

export const item: Item = {
  html: snippet('poster-progress', { attributes: { recognition_id: 1 } }),
  other: { recognitionId: '2' },
  serve: () =>
    network.use(
      http.get('/app/admin/recognition/progress/:id', ({ params }) =>
        HttpResponse.json({ percent: 40, show_progress: params.id === '1' }),
      ),
    ),
  use: async (widget) => void (await widget.findByRole('progressbar')),
};
