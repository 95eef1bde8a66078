import { html } from '../html.ts';
import { definePage } from '../page.ts';
import { widget } from '../widget.ts';

/** A gallery, and its pictures as links for those who have no JavaScript. */
function gallery(poster: string, pictures: readonly string[]) {
  const [first, ...others] = [poster, ...pictures].map((name) => `/storage/${name}`);
  const testimonies = others.map((image) => ({ image }));
  const links = [first, ...others].map((address, at) => html`<li><a href="${address}">Gambar ${at + 1}</a></li>`);
  return widget('testimony-gallery', { poster: first, testimonies }, html`<ul>${links}</ul>`, { as: 'json' });
}

/** A course with many testimonies, one of which is broken, and one with its poster alone. */
export const testimoniesPage = definePage({
  path: '/app/testimonies',
  title: 'Testimoni Kursus',
  lang: 'ms',
  render: () => html`<section aria-labelledby="many"><h2 id="many">Kursus Asas Emas</h2>
${gallery('poster/asas-emas.svg', [...[1, 2, 3, 4].map((number) => `testimony/asas-${number}.svg`), 'broken/asas-5.png', 'testimony/asas-6.svg'])}</section>
<section aria-labelledby="one"><h2 id="one">Kursus Baharu</h2>
${gallery('poster/baharu.svg', [])}</section>`,
});
