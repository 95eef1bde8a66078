import { expect, userEvent } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { Host } from '../.storybook/support/host.tsx';
import { widgetIn } from '../.storybook/support/widget-in.ts';

const meta = preview.meta({ title: 'Help/read-more', component: Host });

const paragraph =
  '<p>Rakan Emas ialah rangkaian dealer emas di seluruh Malaysia yang menyediakan latihan, bimbingan mentor dan sokongan.</p>';
const text = (paragraphs: number, attributes = '') =>
  `<div style="max-width: 480px"><div data-widget="read-more" ${attributes}>${paragraph.repeat(paragraphs)}</div></div>`;

export const Folded = meta.story({ args: { html: text(4) } });
export const Short = meta.story({ args: { html: text(1, 'data-lines="5"') } });

export const Opened = meta.story({
  args: { html: text(4) },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(await widget.findByRole('button', { name: 'Baca lagi' }));
    await expect(widget.getByRole('button', { name: 'Tunjukkan kurang', expanded: true })).toBeVisible();
  },
});

export const EnglishDark = meta.story({
  args: { html: text(4) },
  globals: { theme: 'dark', locale: 'en' },
});
