import { expect, userEvent } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';
import { widgetIn } from '../.storybook/support/widget-in.ts';

const meta = preview.meta({ title: 'Help/faq-item', component: Host });

const faq = (json: object = {}) =>
  snippet('faq-item', {
    json: { question: 'Bilakah bayaran perlu dibuat?', answer: 'Semasa mendaftar.\n\nTidak dipulangkan.', ...json },
  });

export const Closed = meta.story({ args: { html: faq() } });
export const Open = meta.story({ args: { html: faq({ open: true }) } });

export const Opening = meta.story({
  args: { html: faq() },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(widget.getByRole('button'));
    await expect(widget.getByRole('button', { expanded: true })).toBeVisible();
  },
});

export const LongQuestion = meta.story({
  args: { html: faq({ question: 'Apakah yang perlu dilakukan jika slot penuh? '.repeat(8) }) },
});

export const HtmlOfThePage = meta.story({
  args: {
    html: '<div data-widget="faq-item" data-open="1"><span slot="question">Di mana <em>pejabat</em>?</span><p slot="answer">Lihat <a href="#peta">peta</a>.</p></div>',
  },
});

export const Dark = meta.story({
  args: { html: `${faq()}${faq({ open: true })}` },
  globals: { theme: 'dark' },
});
