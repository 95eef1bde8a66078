import { html } from '../html.ts';
import { definePage } from '../page.ts';
import { widget } from '../widget.ts';

const image = (name: string) => ({ image: `/storage/${name}` });

/** A course with many testimonies, one of which is broken, and one with its poster alone. */
export const testimoniesPage = definePage({
  path: '/app/testimonies',
  title: 'Testimoni Kursus',
  lang: 'ms',
  render: () => html`<section aria-labelledby="many"><h2 id="many">Kursus Asas Emas</h2>
${widget('testimony-gallery', { poster: '/storage/poster/asas-emas.svg', testimonies: [...[1, 2, 3, 4].map((number) => image(`testimony/asas-${number}.svg`)), image('broken/asas-5.png'), image('testimony/asas-6.svg')] }, '', { as: 'json' })}</section>
<section aria-labelledby="one"><h2 id="one">Kursus Baharu</h2>
${widget('testimony-gallery', { poster: '/storage/poster/baharu.svg', testimonies: [] }, '', { as: 'json' })}</section>`,
});
