import { html } from '../html.ts';
import { definePage } from '../page.ts';
import { widget } from '../widget.ts';
import { keptForm, received } from './parts.ts';

const FORM = '/app/admin/dealer-search';

/** A form of the host with the dealer search in it; the chosen dealer is still chosen after the page has been loaded again. */
export const dealerSearchPage = definePage({
  path: FORM,
  title: 'Find a dealer',
  lang: 'en',
  forms: [keptForm(FORM)],
  render(visit) {
    const { world, csrf } = visit;
    const chosen = world.submissions.last(FORM)?.find(({ name }) => name === 'user_id')?.value;
    const dealer = world.dealers.all().find(({ user_id }) => String(user_id) === chosen);
    const value = dealer && { user_id: dealer.user_id, pg_code: dealer.pg_code, name: dealer.name, team: dealer.team };
    return html`<section aria-labelledby="who"><h2 id="who">Who should be called?</h2>
<form class="stack" method="post" action="${FORM}">${csrf}
${widget('dealer-search', { name: 'user_id', required: true, value }, html`<p>The search needs JavaScript.</p>`, { as: 'json' })}
<label for="reason">Reason</label><input class="field" id="reason" name="reason" value="Course">
<p><button class="button" type="submit">Save</button> <button class="button quiet" type="reset">Reset</button></p></form></section>
${received(visit, FORM)}`;
  },
});
