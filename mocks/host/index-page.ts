import { rolesFor } from '../permission.ts';
import { people, type Role } from '../world/people.ts';
import { pageResponse, type Exchange } from './exchange.ts';
import { html } from './html.ts';
import type { Page } from './page.ts';
import { pages } from './pages/pages.ts';

const roles = [...new Set(people.map(({ role }) => role))];

const links = (role: Role, listed: readonly Page[], className: string) =>
  listed.length > 0 &&
  html`<ul class="${className}">${listed.map(({ path, example = path, title, lang }) => html`<li><a href="/demo/as/${role}?to=${encodeURIComponent(example)}"><span lang="${lang}">${title}</span> <small>${path}</small></a></li>`)}</ul>`;

function groupOf(role: Role) {
  const listed = pages.filter(({ path }) => (rolesFor(path)[0] ?? 'visitor') === role);
  if (listed.length === 0) return null;
  const { screens = [], mistakes = [] } = Object.groupBy(listed, ({ failsOnPurpose }) =>
    failsOnPurpose ? 'mistakes' : 'screens',
  );
  return html`<section aria-labelledby="for-${role}"><h2 id="for-${role}">${role.charAt(0).toUpperCase() + role.slice(1)}</h2>
${links(role, screens, 'screens')}${links(role, mistakes, 'mistakes')}</section>`;
}

/** `/`: every screen of the host under the role it opens for; a link logs in as that role first. */
export function indexPage(exchange: Exchange): Response {
  return pageResponse(
    exchange,
    { title: 'All screens' },
    html`<p>Each link logs in as the role it stands under and opens the screen. What is changed stays changed until the <a href="/demo">world is reset</a>.</p>
<div class="groups">${roles.map(groupOf)}</div>`,
  );
}
