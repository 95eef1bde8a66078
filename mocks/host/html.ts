/** A piece of HTML that is ready to be sent. Everything else that goes into a template is text and gets escaped. */
export class Html {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
  toString(): string {
    return this.source;
  }
}

export type Part = Html | string | number | null | undefined | false | readonly Part[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function sourceOf(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.source;
  if (typeof part === 'string' || typeof part === 'number')
    // the pattern finds only what the table has
    return String(part).replace(/[&<>"']/g, (character) => entities[character]!);
  return part.map(sourceOf).join('');
}

/** Template of HTML: texts put in are escaped for elements and for quoted attributes alike; lists are joined; `null` and `false` become nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((source, piece, at) => source + sourceOf(parts[at - 1]) + piece));
}

/** Data for scripts: `<script type="application/json">`, escaped so that no text inside can close it. */
export function jsonScript(value: unknown, id?: string): Html {
  const json = new Html(JSON.stringify(value).replaceAll('<', '\\u003c'));
  return html`<script type="application/json"${id !== undefined && html` id="${id}"`}>${json}</script>`;
}
