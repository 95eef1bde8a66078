import { http, HttpResponse } from 'msw';
import { expect, userEvent } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';
import { widgetIn } from '../.storybook/support/widget-in.ts';

const meta = preview.meta({ title: 'Lists & reports/checklist-toggle', component: Host });

const toggle = (value: 0 | 1, more: Record<string, string> = {}) =>
  snippet('checklist-toggle', {
    attributes: { type: 'borang', customer_id: 1, value, label: 'Borang: Aminah', ...more },
    tag: 'span',
  });

export const Done = meta.story({ args: { html: toggle(1) } });
export const NotDone = meta.story({ args: { html: toggle(0) } });
export const Subuser = meta.story({ args: { html: toggle(0, { area: 'subuser' }) } });
export const English = meta.story({ args: { html: toggle(1, { locale: 'en' }) } });

/** The widget is the whole row. */
export const Rows = meta.story({
  tags: ['pictured'],
  args: {
    html: ['Borang', 'Salinan IC', 'Bayaran penuh bagi tiga bulan pertama, dengan resit']
      .map((text, at) =>
        snippet('checklist-toggle', {
          attributes: { type: `item_${at}`, customer_id: 1, value: at % 2, text },
          tag: 'div',
        }),
      )
      .join(''),
  },
});

export const NotSaved = meta.story({
  args: { html: toggle(1) },
  parameters: { consoleErrors: ['ERR_FAILED', 'a switch could not be saved'] },
  beforeEach: ({ msw }) => msw.use(http.post('/app/customer/toggle-checklist', () => HttpResponse.error())),
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(widget.getByRole('switch'));
    await expect(
      await widget.findByText('tidak pasti sama ada telah disimpan — muat semula halaman untuk memastikannya', {}),
    ).toBeVisible();
  },
});

export const Dark = meta.story({
  args: { html: `${toggle(1)}${toggle(0)}` },
  globals: { theme: 'dark' },
});
