import { csrfField, localPath, pageResponse, redirect, type Exchange } from './exchange.ts';
import { faultTitles, readFault } from './faults.ts';
import { html } from './html.ts';
import type { Session } from './sessions.ts';

/** `/demo`: pending faults, the world of this browser, and its clock. */
export function panelPage(exchange: Exchange): Response {
  const { session, place, url } = exchange;
  const to = localPath(url.searchParams.get('to'), '/demo');
  const stay = html`${csrfField(session)}<input type="hidden" name="to" value="${to}">`;
  const now = new Intl.DateTimeFormat('en-MY', {
    dateStyle: 'full',
    timeStyle: 'medium',
    timeZone: 'Asia/Kuala_Lumpur',
  }).format(place.world.clock.now());
  return pageResponse(
    exchange,
    { title: 'Faults, worlds and clock' },
    html`${to !== '/demo' && html`<p><a href="${to}">Back to ${to}</a></p>`}
<section aria-labelledby="faults"><h2 id="faults">The next answers</h2>
<p>They strike what widgets ask for, in this session only. As a plain address: <code>/demo/fault/slow?count=1&amp;ms=3000&amp;path=/app/admin</code>, <code>/demo/fault/none</code>.</p>
<form class="stack" method="post" action="/demo/faults">${stay}
<label for="kind">What happens</label><select class="field" id="kind" name="kind">${faultTitles.map(({ kind, title }) => html`<option value="${kind}">${title}</option>`)}</select>
<label for="count">How many answers</label><input class="field" id="count" name="count" type="number" min="1" value="1">
<label for="path">Only paths that begin with (all of it with $ at the end)</label><input class="field" id="path" name="path" value="/">
<label for="ms">Hold the answer back, ms</label><input class="field" id="ms" name="ms" type="number" min="0" step="100" placeholder="0, slow: 3000">
<p><button class="button" type="submit">Let it happen</button></p></form>
${session.faults.length === 0 ? html`<p class="empty">Nothing is waiting.</p>` : html`<ul>${session.faults.map(({ kind, left, path, ms }) => html`<li>${kind} × ${left}, ${path}, ${ms} ms</li>`)}</ul><form method="post" action="/demo/fault/none">${stay}<button class="button quiet" type="submit">Clear</button></form>`}
</section>
<section aria-labelledby="session"><h2 id="session">Session</h2>
<form method="post" action="/demo/session/end" class="actions">${stay}<button class="button quiet" type="submit">Log out behind the page's back (401)</button></form>
<form method="post" action="/demo/session/forget" class="actions">${stay}<button class="button quiet" type="submit">Forget the session (419)</button></form></section>
<section aria-labelledby="world"><h2 id="world">World</h2>
<p>This browser is in the world <strong>${place.name}</strong>. It is <time>${now}</time> there, in Kuala Lumpur.</p>
<form method="post" action="/demo/world/reset" class="actions">${stay}<button class="button quiet" type="submit">Reset this world</button></form>
<form method="post" action="/demo/world/new" class="actions">${stay}<button class="button quiet" type="submit">Move to a new world</button></form>
<form method="post" action="/demo/clock/advance/3600" class="actions">${stay}<button class="button quiet" type="submit">Move the clock one hour ahead</button></form></section>`,
  );
}

/**
 * Adds a pending fault for the next calls of a session. `fields` are `count`, `path` and `ms`, all optional.
 * @throws RangeError a sentence that lists the faults
 */
export function addFault(session: Session, kind: string, fields: { get(name: string): unknown }): void {
  // the form has no files
  const value = (name: string) => fields.get(name) as string | null;
  session.faults.push(readFault(kind, { count: value('count'), path: value('path'), ms: value('ms') }));
}

/** The answer after a control was used: a redirect to `to` when the caller named a page, else a short JSON. */
export function done(exchange: Exchange, to: unknown): Response {
  const { place, session } = exchange;
  return typeof to === 'string'
    ? redirect(localPath(to))
    : Response.json({ world: place.name, role: session.me.role, faults: session.faults });
}
