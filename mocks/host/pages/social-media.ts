import { html } from '../html.ts';
import { definePage } from '../page.ts';
import { widget } from '../widget.ts';

export const socialMediaPage = definePage({
  path: '/app/social-media',
  title: 'Media Sosial',
  lang: 'ms',
  render: ({ world }) =>
    html`<section><dl class="settings">${world.socialMedia
      .all()
      .map(
        ({ type, title, is_shown }) =>
          html`<div><dt>${title}</dt><dd>${widget('social-media-toggle', { type, value: is_shown ? '1' : '0', label: title }, is_shown ? 'Show' : 'Hide', { tag: 'span' })}</dd></div>`,
      )}</dl></section>`,
});
