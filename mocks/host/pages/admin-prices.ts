import type { SentPrice } from '../../world/prices.ts';
import { html } from '../html.ts';
import { definePage } from '../page.ts';
import { widget } from '../widget.ts';
import { received } from './parts.ts';

const FORM = '/app/admin/training-prices';

/** `prices[0][name]` and so on, as PHP makes a list of them. */
function sentPrices(fields: FormData): SentPrice[] {
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, value] of fields) {
    const [, index, part] = /^prices\[(\d+)\]\[(\w+)\]$/.exec(name) ?? [];
    if (index !== undefined && part !== undefined && typeof value === 'string') (rows[index] ??= {})[part] = value;
  }
  return Object.values(rows).map(({ price_id = '', name = '', price = '' }) => ({ price_id, name, price }));
}

/** A form of the host with the rows of prices in it. */
export const pricesPage = definePage({
  path: FORM,
  title: 'Training prices',
  lang: 'en',
  forms: [
    {
      path: FORM,
      submit({ world }, fields) {
        world.submissions.keep(FORM, fields);
        world.prices.save(sentPrices(fields));
        return FORM;
      },
    },
  ],
  render(visit) {
    // Laravel's decimal cast writes a text
    const prices = visit.world.prices
      .all()
      .map(({ price_id, name, sen }) => ({ price_id, name, price: (sen / 100).toFixed(2) }));
    return html`<section aria-labelledby="prices"><h2 id="prices">Prices of "Latihan Asas"</h2>
<form class="stack" method="post" action="${FORM}">${visit.csrf}
${widget('price-rows', { name: 'prices', prices }, html`<ul>${prices.map(({ name, price }) => html`<li>${name}: RM ${price}</li>`)}</ul>`, { as: 'json' })}
<p><button class="button" type="submit">Save prices</button> <button class="button quiet" type="reset">Reset</button></p></form></section>
${received(visit, FORM)}`;
  },
});
