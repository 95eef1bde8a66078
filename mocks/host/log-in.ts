import { people, type Person, visitor } from '../world/people.ts';
import { csrfField, localPath, pageResponse, redirect, type Exchange } from './exchange.ts';
import { html } from './html.ts';

/** The person with a user id, or the first one of a role. */
function personNamed(who: string): Person | undefined {
  return people.find((person) => String(person.user_id) === who) ?? people.find((person) => person.role === who);
}

function switchTo(exchange: Exchange, who: unknown, to: unknown): Response {
  const person = typeof who === 'string' ? personNamed(who) : undefined;
  if (!person)
    return Response.json(
      {
        message: `There is nobody called ${JSON.stringify(who)}. Expected a user id or a role: ${people.map(({ role, user_id }) => `${role} (${user_id})`).join(', ')}.`,
      },
      { status: 404 },
    );
  exchange.session = exchange.sessions.renew(exchange.session, person);
  return redirect(localPath(to));
}

/** The log-in page an ended session is sent to. Any password is accepted. */
export function logInPage(exchange: Exchange): Response {
  const { url, session } = exchange;
  return pageResponse(
    exchange,
    { title: 'Log in' },
    html`<form class="stack" method="post" action="/login">${csrfField(session)}<input type="hidden" name="to" value="${localPath(url.searchParams.get('to'))}">
<label for="who">Person</label><select class="field" id="who" name="user_id">${people.map(({ user_id, role, name }) => html`<option value="${user_id}">${role} · ${name}</option>`)}</select>
<label for="password">Password</label><input class="field" id="password" name="password" type="password" autocomplete="off" aria-describedby="any-password">
<p id="any-password">Any password is accepted here.</p>
<button class="button" type="submit">Log in</button></form>`,
  );
}

/** Handles the log-in form and the role menu in the head of each page. */
export async function submitLogIn(exchange: Exchange): Promise<Response> {
  const fields = await exchange.request.formData();
  return switchTo(exchange, fields.get('user_id'), fields.get('to'));
}

/** `/demo/as/{who}?to=…`: logs in by a plain link. */
export function logInByLink(exchange: Exchange, who: string): Response {
  return switchTo(exchange, who, exchange.url.searchParams.get('to'));
}

/** `/app/plt/logout`: ends the session; the browser is sent on to the log-in page, as frameworks do. */
export function logOut(exchange: Exchange): Response {
  exchange.session = exchange.sessions.renew(exchange.session, visitor);
  return redirect('/login', 302);
}
