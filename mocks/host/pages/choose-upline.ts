import { cycled } from '../../world/random.ts';
import { html } from '../html.ts';
import { definePage } from '../page.ts';
import { widget } from '../widget.ts';
import { keptForm, received } from './parts.ts';

const FORM = '/app/upline';
const LARGE = 10_000;

/** A form of the host with a searchable select in it. `?options=10000` makes its list as long as the largest network's. */
export const chooseUplinePage = definePage({
  path: FORM,
  title: 'Pilih upline',
  lang: 'ms',
  forms: [keptForm(FORM)],
  render(visit) {
    const { world, url } = visit;
    const dealers = world.dealers.all();
    const count = Math.min(LARGE, Number(url.searchParams.get('options')) || dealers.length);
    const options = Array.from({ length: count }, (_, at) => {
      const { user_id, name } = cycled(dealers, at);
      return at < dealers.length ? { user_id, name } : { user_id: 100_000 + at, name: `${name} ${at}` };
    });
    const value = world.submissions.last(FORM)?.find(({ name }) => name === 'upline_id')?.value ?? '';
    return html`<section aria-labelledby="upline"><h2 id="upline">Upline</h2>
<form class="stack" method="post" action="${FORM}">${visit.csrf}
${widget('searchable-select', { name: 'upline_id', label: 'Upline', options, value, required: 1 }, html`<p>Perlu JavaScript.</p>`, { as: 'json' })}
<p><button class="button" type="submit">Simpan</button> <button class="button quiet" type="reset">Set semula</button></p></form>
<p><a href="${FORM}?options=${LARGE}">${LARGE.toLocaleString('en')} pilihan</a></p></section>
${received(visit, FORM)}`;
  },
});
