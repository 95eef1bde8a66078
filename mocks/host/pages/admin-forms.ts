import { html } from '../html.ts';
import { definePage } from '../page.ts';
import { widget } from '../widget.ts';
import { keptForm, received } from './parts.ts';

const FORM = '/app/admin/page-content';

const phones = ['60123456789'];

/** A form of the host whose order and rows come from widgets; what it received stands below it. */
export const pageContentPage = definePage({
  path: FORM,
  title: 'Page content',
  lang: 'en',
  forms: [keptForm(FORM)],
  render(visit) {
    const sliders = visit.world.sliders
      .all()
      .map(({ type, slider, title }) => ({ id: `${type}-${slider}`, label: title }));
    return html`<section aria-labelledby="content"><h2 id="content">Sliders and phone numbers</h2>
<form method="post" action="${FORM}">${visit.csrf}
${widget('sortable-list', { name: 'order', items: sliders }, html`<ol>${sliders.map(({ label }) => html`<li>${label}</li>`)}</ol>`, { as: 'json' })}
<h3>Phone numbers</h3>
${widget('input-add', { name: 'phones', label: 'Phone', max: 4, values: phones }, html`<ul>${phones.map((phone) => html`<li>${phone}</li>`)}</ul>`, { as: 'json' })}
<p class="actions"><button class="button" type="submit">Save</button> <button class="button quiet" type="reset">Reset</button></p></form></section>
${received(visit, FORM)}`;
  },
});
