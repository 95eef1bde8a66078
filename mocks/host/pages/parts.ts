import { html, type Html, type Part } from '../html.ts';
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

/**
 * A Yes/No toggle as a template writes it; `1` and an empty text are how PHP prints a boolean.
 * @param label what the switch is for; it is its accessible name
 * @param more other properties of this kind
 */
export function toggle(kind: string, id: number | undefined, value: boolean, label: string, more: object = {}): Html {
  const yes = kind === 'poster-verified' ? 'Verified' : 'Yes';
  const properties = { kind, id, ...more, value: value ? '1' : '0', label };
  return widget('yes-no-toggle', properties, value ? yes : 'No', { tag: 'span' });
}
