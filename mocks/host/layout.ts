import { people, type Person } from '../world/people.ts';
import { html, jsonScript, type Html, type Part } from './html.ts';

/** The query parameter in which this host passes the outcome of a payment to its widgets. */
export const PAYMENT_STATUS_PARAMETER = 'payment_status';

/** Page settings of the host contract: where payments go, and who is logged in. */
const widgetsConfig = ({ role, user_id }: Person) => ({
  payment_url: '/demo/payment/live',
  payment_test_url: '/demo/payment/test',
  payment_status_parameter: PAYMENT_STATUS_PARAMETER,
  user_id: role === 'visitor' ? null : user_id,
});

export interface Frame {
  readonly title: string;
  readonly lang: 'ms' | 'en';
  readonly me: Person;
  readonly csrf: Html;
  /** The address of this page, to return to. */
  readonly here: string;
  /** Links of the menu. */
  readonly menu?: readonly { readonly path: string; readonly title: string }[];
}

/** The form that switches who is logged in and returns to `to`. */
export function logInForm({ me, csrf, here }: Pick<Frame, 'me' | 'csrf' | 'here'>): Html {
  return html`<form class="person" method="post" action="/demo/person">${csrf}<input type="hidden" name="to" value="${here}">
<label for="person">Logged in as</label> <select class="field" id="person" name="user_id">
${people.map((person) => html`<option value="${person.user_id}"${person.user_id === me.user_id && html` selected`}>${person.role} · ${person.name}</option>`)}
</select> <button class="button" type="submit">Switch</button></form>`;
}

/** A whole page of the host around the content of its `<main>`, with the two lines the host contract asks for. */
export function layout(frame: Frame, main: Part): string {
  const { title, lang, menu = [], here } = frame;
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Rakan Emas</title>
<link rel="icon" href="/demo/static/icon.svg" type="image/svg+xml">
<link rel="preload" href="/demo/fonts/open-sans-latin-wght-normal.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/demo/static/host.css">
<link rel="stylesheet" href="/widgets/widgets.css">
<script type="module" src="/widgets/loader.js"></script>
${jsonScript(widgetsConfig(frame.me), 'dealer-widgets-config')}
</head>
<body>
<a class="skip" href="#main">${lang === 'ms' ? 'Terus ke kandungan' : 'Skip to content'}</a>
<header class="top"><div class="bar"><a class="brand" href="/">Rakan Emas</a><span class="demo">demo host</span>${logInForm(frame)}</div>
${menu.length > 0 && html`<nav aria-label="Menu"><details class="fold"><summary>Menu</summary><ul class="menu">${menu.map((item) => html`<li><a href="${item.path}"${new URL(here, 'http://host').pathname === item.path && html` aria-current="page"`}>${item.title}</a></li>`)}</ul></details></nav>`}
</header>
<main id="main">
<h1>${title}</h1>
${main}
</main>
<footer><a href="/">All screens</a> · <a href="/demo?to=${encodeURIComponent(here)}">Faults, worlds and clock</a></footer>
</body>
</html>
`.source;
}
