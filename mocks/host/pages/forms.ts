import type { SentPrice } from '../../world/prices.ts';
import { cycled } from '../../world/random.ts';
import { html, type Html, type Part } from '../html.ts';
import type { Page, Visit } from '../page.ts';
import { widget } from '../widget.ts';

const LARGE = 10_000;

interface FormPage extends Pick<Page, 'path' | 'title' | 'lang'> {
  heading: string;
  fields: (visit: Visit, last: (name: string) => string | undefined) => Part;
  /** What the buttons say. */
  buttons: readonly [submit: string, reset: string];
  after?: Html;
  /** What else is done with the fields. */
  save?: (visit: Visit, fields: FormData) => void;
}

/** A form of the host, whose fields come from widgets; what it received stands below it. */
const formPage = ({ path, title, lang, heading, fields, buttons: [submit, reset], after, save }: FormPage): Page => ({
  path,
  title,
  lang,
  forms: [
    {
      path,
      submit(visit, sent) {
        visit.world.submissions.keep(path, sent);
        save?.(visit, sent);
        return path;
      },
    },
  ],
  render(visit) {
    const sent = visit.world.submissions.last(path);
    return html`<section aria-labelledby="form"><h2 id="form">${heading}</h2>
<form class="stack" method="post" action="${path}">${visit.csrf}
${fields(visit, (name) => sent?.find((each) => each.name === name)?.value)}
<p class="actions"><button class="button" type="submit">${submit}</button> <button class="button quiet" type="reset">${reset}</button></p></form>${after}</section>
${
  sent &&
  html`<section aria-labelledby="received"><h2 id="received">The host received</h2>
${sent.length === 0 ? html`<p class="empty">No fields.</p>` : html`<dl class="settings">${sent.map(({ name, value }) => html`<div><dt>${name}</dt><dd dir="auto">${value || '(empty)'}</dd></div>`)}</dl>`}</section>`
}`;
  },
});

const list = (tag: 'ol' | 'ul', texts: readonly string[]): Html =>
  tag === 'ol'
    ? html`<ol>${texts.map((text) => html`<li>${text}</li>`)}</ol>`
    : html`<ul>${texts.map((text) => html`<li>${text}</li>`)}</ul>`;

const phones = ['60123456789'];

/** `prices[0][name]` and so on, as PHP makes a list of them. */
function sentPrices(fields: FormData): SentPrice[] {
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, value] of fields) {
    const [, index, part] = /^prices\[(\d+)\]\[(\w+)\]$/.exec(name) ?? [];
    if (index !== undefined && part !== undefined && typeof value === 'string') (rows[index] ??= {})[part] = value;
  }
  return Object.values(rows).map(({ price_id = '', name = '', price = '' }) => ({ price_id, name, price }));
}

/** Forms around widgets that take part in them. */
export const formPages: readonly Page[] = [
  formPage({
    path: '/app/admin/page-content',
    title: 'Page content',
    lang: 'en',
    heading: 'Sliders and phone numbers',
    buttons: ['Save', 'Reset'],
    fields({ world }) {
      const items = world.sliders.all().map(({ type, slider, title }) => ({ id: `${type}-${slider}`, label: title }));
      const order = items.map(({ label }) => label);
      return html`${widget('sortable-list', { name: 'order', items }, list('ol', order), { as: 'json' })}
<h3>Phone numbers</h3>
${widget('input-add', { name: 'phones', label: 'Phone', max: 4, values: phones }, list('ul', phones), { as: 'json' })}`;
    },
  }),
  // `?options=10000` makes its list as long as the largest network's
  formPage({
    path: '/app/upline',
    title: 'Pilih upline',
    lang: 'ms',
    heading: 'Upline',
    buttons: ['Simpan', 'Set semula'],
    fields({ world, url }, last) {
      const dealers = world.dealers.all();
      const count = Math.min(LARGE, Number(url.searchParams.get('options')) || dealers.length);
      const options = Array.from({ length: count }, (_, at) => {
        const { user_id, name } = cycled(dealers, at);
        return at < dealers.length ? { user_id, name } : { user_id: 100_000 + at, name: `${name} ${at}` };
      });
      const properties = { name: 'upline_id', label: 'Upline', options, value: last('upline_id') ?? '', required: 1 };
      return widget('searchable-select', properties, html`<p>Perlu JavaScript.</p>`, { as: 'json' });
    },
    after: html`
<p><a href="/app/upline?options=${LARGE}">${LARGE.toLocaleString('en')} pilihan</a></p>`,
  }),
  // the chosen dealer is still chosen after the page has been loaded again
  formPage({
    path: '/app/admin/dealer-search',
    title: 'Find a dealer',
    lang: 'en',
    heading: 'Who should be called?',
    buttons: ['Save', 'Reset'],
    fields({ world }, last) {
      const dealer = world.dealers.all().find(({ user_id }) => String(user_id) === last('user_id'));
      const value = dealer && {
        user_id: dealer.user_id,
        pg_code: dealer.pg_code,
        name: dealer.name,
        team: dealer.team,
      };
      const search = { name: 'user_id', required: true, value };
      return html`${widget('dealer-search', search, html`<p>The search needs JavaScript.</p>`, { as: 'json' })}
<label for="reason">Reason</label><input class="field" id="reason" name="reason" value="Course">`;
    },
  }),
  formPage({
    path: '/app/admin/training-prices',
    title: 'Training prices',
    lang: 'en',
    heading: 'Prices of "Latihan Asas"',
    buttons: ['Save prices', 'Reset'],
    save: ({ world }, fields) => world.prices.save(sentPrices(fields)),
    fields({ world }) {
      const rows = world.prices.all();
      // Laravel's decimal cast writes a text
      const prices = rows.map(({ price_id, name, sen }) => ({ price_id, name, price: (sen / 100).toFixed(2) }));
      const texts = prices.map(({ name, price }) => `${name}: RM ${price}`);
      return widget('price-rows', { name: 'prices', prices }, list('ul', texts), { as: 'json' });
    },
  }),
];
