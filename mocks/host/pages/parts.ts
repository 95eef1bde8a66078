import { html, type Html, type Part } from '../html.ts';
import type { Form, Visit } from '../page.ts';
import { widget } from '../widget.ts';

/** A table that scrolls inside itself. Its first column names the row. */
export function table(caption: string, heads: readonly string[], rows: readonly (readonly Part[])[]): Html {
  if (rows.length === 0) return html`<h2>${caption}</h2><p class="empty">Nothing here yet.</p>`;
  return html`<div class="table" role="region" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(([first, ...cells]) => html`<tr><th scope="row"><span dir="auto">${first}</span></th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table></div>`;
}

interface Toggle {
  kind: string;
  id?: number;
  type?: string;
  slider?: string;
  route?: string;
  value: boolean;
  /** What the switch is for; it is its accessible name. */
  label: string;
}

/** A Yes/No toggle as a template writes it; `1` and an empty text are how PHP prints a boolean. */
export function toggle({ value, ...props }: Toggle): Html {
  const yes = props.kind === 'poster-verified' ? 'Verified' : 'Yes';
  return widget('yes-no-toggle', { ...props, value: value ? '1' : '0' }, value ? yes : 'No', { tag: 'span' });
}

/** The last submission of a form of the host; nothing before the first. */
export function received({ world }: Pick<Visit, 'world'>, form: string): Html {
  const fields = world.submissions.last(form);
  if (!fields) return html``;
  return html`<section aria-labelledby="received"><h2 id="received">The host received</h2>
${fields.length === 0 ? html`<p class="empty">No fields.</p>` : html`<dl class="settings">${fields.map(({ name, value }) => html`<div><dt>${name}</dt><dd dir="auto">${value || '(empty)'}</dd></div>`)}</dl>`}</section>`;
}

/** A form whose fields are kept, to be looked at with `received`; its page is shown again. @param path of both */
export const keptForm = (path: string): Form => ({
  path,
  submit({ world }, fields) {
    world.submissions.keep(path, fields);
    return path;
  },
});
