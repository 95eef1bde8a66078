import { expect, userEvent } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';
import { widgetIn } from '../.storybook/support/widget-in.ts';

const meta = preview.meta({ title: 'Help/help-menu', component: Host });

const slotted =
  '<div data-widget="help-menu"><div slot="entry-1"><ol><li>Buka app.</li><li>Imbas <a href="#kad">kad pengenalan</a>.</li></ol></div><p slot="entry-2">Dua</p><p slot="entry-3">Tiga</p></div>';

export const Menu = meta.story({ args: { html: slotted } });

export const Entry = meta.story({
  args: { html: slotted },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: 'Cara mendaftar pelanggan (app)' }));
    await expect(await widget.findByRole('button', { name: 'Back to Menu' })).toBeVisible();
  },
});

export const OwnEntries = meta.story({
  args: {
    html: snippet('help-menu', {
      json: {
        entries: [
          { title: 'A', content: 'satu\ndua' },
          { title: 'B', content: 'tiga' },
        ],
      },
    }),
  },
});

export const EnglishDark = meta.story({
  args: { html: slotted },
  globals: { theme: 'dark', locale: 'en' },
});
