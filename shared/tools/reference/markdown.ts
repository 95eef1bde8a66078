/** The generated Markdown that sources and pages share: the block in each widget's README, the tables of the guides, and what is kept. */
import type { PropertyReference, Reference, WidgetReference } from './reference.ts';

const BEGIN = '<!-- reference: written by `npm run reference`, from the schemas -->';
const END = '<!-- /reference -->';

/** @returns the README with its reference block replaced */
export function withReference(readme: string, widget: WidgetReference): string {
  return replaceBlock(readme, widgetBlock(widget));
}

/** @returns the guide with its reference block, if it has one, replaced by the tables of that name */
export function withTables(guide: string, name: string, reference: Reference): string {
  const tables = GUIDE_TABLES[name];
  return tables ? replaceBlock(guide, tables(reference)) : guide;
}

/** The tables that guides have from the declarations, by the name of the guide. */
const GUIDE_TABLES: Record<string, (reference: Reference) => string> = {
  properties: ({ values }) =>
    table(
      ['value', 'how you may write it'],
      Object.entries(values).map(([name, { description }]) => [`\`${name}\``, description]),
    ),
  'page-settings': ({ settings }) =>
    table(
      ['setting', 'type', 'default', 'meaning'],
      Object.entries(settings).map(([name, { type, default: standard, description }]) => [
        `\`${name}\``,
        `\`${type}\``,
        `\`${JSON.stringify(standard)}\``,
        description,
      ]),
    ),
  events: ({ events }) =>
    table(
      ['event', 'when'],
      Object.entries(events).map(([name, { cancelable, description }]) => [
        `\`${name}\`${cancelable ? ', cancelable' : ''}`,
        description,
      ]),
    ),
  looks: ({ tokens }) =>
    table(
      ['custom property', 'default'],
      Object.entries(tokens).map(([name, value]) => [`\`${name}\``, `\`${plainToken(value)}\``]),
    ),
  calls: ({ endpoints, pages }) =>
    [
      table(
        ['call', 'name', 'widgets'],
        Object.entries(endpoints).map(([constant, { name, widgets }]) => [
          `\`${name}\``,
          `\`${constant}\``,
          codes(widgets),
        ]),
      ),
      table(
        ['page', 'what it is', 'widgets'],
        Object.entries(pages).map(([page, { description, widgets }]) => [`\`${page}\``, description, codes(widgets)]),
      ),
    ].join('\n\n'),
};

/** A default as people read it: `#1f2328, dark #e9ebee`. */
const plainToken = (value: string): string =>
  value
    .replace(/^var\(--_light, (.*)\) var\(--_dark, (.*)\)$/, '$1, dark $2')
    .replace(/^(.*)var\(--_light, (.*)\) var\(--_dark, (.*)\)$/, '$1$2, dark $1$3')
    .replaceAll('var(--_', 'var(--dw-');

function replaceBlock(readme: string, content: string): string {
  const block = `${BEGIN}\n\n${content}\n\n${END}`;
  const at = readme.indexOf(BEGIN);
  if (at >= 0) return readme.slice(0, at) + block + readme.slice(readme.indexOf(END) + END.length);
  const snippet = /```html[^]*?```\n/.exec(readme);
  const after = snippet ? snippet.index + snippet[0].length : readme.length;
  return `${readme.slice(0, after)}\n${block}\n${readme.slice(after)}`;
}

function widgetBlock({ properties, change, endpoints, chosenCalls = {}, pages, parts, kept }: WidgetReference): string {
  const rows = Object.entries(properties);
  const chosen = Object.entries(chosenCalls);
  const always = endpoints.filter((call) => !chosen.some(([, map]) => Object.values(map).includes(call)));
  const calls = codes(always);
  return [
    rows.length === 0 ? 'No properties.' : propertyTable(rows, ['property', 'type', 'meaning']),
    [
      change && `\`dw:change\`: \`detail.value\` is \`${change.type}\`. ${change.description}`,
      calls && `Calls ${calls}.`,
      ...chosen.map(
        ([property, map]) =>
          `Calls by \`${property}\`: ${Object.entries(map)
            .map(([value, call]) => `\`${value}\` \`${call}\``)
            .join(', ')}.`,
      ),
      pages.length > 0 && `Leads to ${codes(pages)}.`,
      `Parts: ${codes(parts)}.`,
      kept.length > 0 && `Kept in the browser: ${codes(kept)}.`,
    ]
      .filter((line) => typeof line === 'string' && line !== '')
      .map((line) => `- ${line}`)
      .join('\n'),
  ].join('\n\n');
}

/** @param head of the table, which may end before the examples */
export function propertyTable(rows: Array<[string, PropertyReference]>, head: string[]): string {
  const cells = rows.map(([name, { type, required, default: standard, description, example }]) => [
    `\`${name}\`${required ? ' *' : ''}`,
    `\`${type}\``,
    description + (standard === undefined ? '' : ` Default: ${defaultText(standard)}.`),
    exampleText(example),
  ]);
  const shown = cells.map((row) => row.slice(0, head.length));
  return table(head, shown) + (rows.some(([, { required }]) => required) ? '\n\n\\* has to be there.' : '');
}

/** Long defaults, such as the list of states, are only counted. */
function defaultText(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 && Array.isArray(value) ? `${value.length} entries` : `\`${text}\``;
}

/** Long examples are in the snippet above the table. */
function exampleText(value: unknown): string {
  const text = value === undefined ? '' : JSON.stringify(value);
  return text.length > 80 ? 'above' : text && `\`${text}\``;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** `dist/kept-in-the-browser.md`, for those who have to document what a page stores. */
export const keptPage = ({ version, kept }: Reference): string =>
  `${[
    `# dealer-widgets ${version}: what is kept in the browser`,
    'No cookies. What is in `sessionStorage` also ends with the tab. `<user_id>` is who is logged in by the page setting of that name or by the element; give it where several people use one browser. Forbidden or full storage stops nobody.',
    table(
      ['key', 'where', 'until', 'what and why', 'widget'],
      Object.entries(kept).map(([key, { storage, until, what, widgets }]) => [
        `\`${key}\``,
        `\`${storage}\``,
        until,
        what,
        codes(widgets),
      ]),
    ),
  ].join('\n\n')}\n`;

/** Names as code, in one line. */
export const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** A table of Markdown. */
export const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
