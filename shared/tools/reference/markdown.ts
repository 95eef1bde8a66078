/** The reference for people: one page with everything, and the block in each widget's README. */
import type { PropertyReference, Reference, WidgetReference } from './reference.ts';

const BEGIN = '<!-- reference: written by `npm run reference`, from the schemas -->';
const END = '<!-- /reference -->';

/** @returns the README with its reference block replaced */
export function withReference(readme: string, widget: WidgetReference): string {
  const written = replaceBlock(readme, widget);
  return withoutPadding(written) === withoutPadding(readme) ? readme : written;
}

/** The text without the padding of its tables, which a person or a formatter may have added. */
const withoutPadding = (text: string): string => text.replace(/ +(?=\|)|(?<=\|) +/g, ' ').replace(/-{3,}/g, '---');

function replaceBlock(readme: string, widget: WidgetReference): string {
  const block = `${BEGIN}\n\n${widgetBlock(widget)}\n\n${END}`;
  const at = readme.indexOf(BEGIN);
  if (at >= 0) return readme.slice(0, at) + block + readme.slice(readme.indexOf(END) + END.length);
  const snippet = /```html[^]*?```\n/.exec(readme);
  const after = snippet ? snippet.index + snippet[0].length : readme.length;
  return `${readme.slice(0, after)}\n${block}\n${readme.slice(after)}`;
}

/** @param head of the table of properties, which may have examples */
function widgetBlock(
  { properties, change, endpoints, chosenCalls = {}, pages, parts, kept }: WidgetReference,
  head: string[] = ['property', 'type', 'meaning'],
): string {
  const rows = Object.entries(properties);
  const chosen = Object.entries(chosenCalls);
  const always = endpoints.filter((call) => !chosen.some(([, map]) => Object.values(map).includes(call)));
  const calls = always.map((call) => `\`${call}\``).join(', ');
  return [
    rows.length === 0 ? 'No properties.' : propertyTable(rows, head),
    [
      change && `\`dw:change\`: \`detail.value\` is \`${change.type}\`. ${change.description}`,
      calls && `Calls ${calls}.`,
      ...chosen.map(
        ([property, map]) =>
          `Calls by \`${property}\`: ${Object.entries(map)
            .map(([value, call]) => `\`${value}\` \`${call}\``)
            .join(', ')}.`,
      ),
      pages.length > 0 && `Leads to ${pages.map((page) => `\`${page}\``).join(', ')}.`,
      `Parts: ${parts.map((part) => `\`${part}\``).join(', ')}.`,
      kept.length > 0 && `Kept in the browser: ${kept.map((key) => `\`${key}\``).join(', ')}.`,
    ]
      .filter((line) => typeof line === 'string' && line !== '')
      .map((line) => `- ${line}`)
      .join('\n'),
  ].join('\n\n');
}

function propertyTable(rows: Array<[string, PropertyReference]>, head: string[]): string {
  const cells = rows.map(([name, { type, required, default: standard, description, example }]) => [
    `\`${name}\`${required ? ' *' : ''}`,
    `\`${cell(type)}\``,
    cell(description + (standard === undefined ? '' : ` Default: ${defaultText(standard)}.`)),
    cell(exampleText(example)),
  ]);
  const table = [head, head.map(() => '---'), ...cells.map((row) => row.slice(0, head.length))].map(
    (row) => `| ${row.join(' | ')} |`,
  );
  return table.join('\n') + (rows.some(([, { required }]) => required) ? '\n\n\\* has to be there.' : '');
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
export const keptPage = (reference: Reference): string =>
  `# dealer-widgets ${reference.version}: what is kept in the browser\n\n${keptText(reference)}\n`;

const keptText = ({ kept }: Reference): string =>
  [
    'No cookies. What is in `sessionStorage` also ends with the tab. `<user_id>` is who is logged in by the page setting of that name or by the element; give it where several people use one browser. Forbidden or full storage stops nobody.',
    table(
      ['key', 'where', 'until', 'what and why', 'widget'],
      Object.entries(kept).map(([key, { storage, until, what, widgets }]) => [
        `\`${key}\``,
        `\`${storage}\``,
        until,
        what,
        widgets.map((widget) => `\`${widget}\``).join(', '),
      ]),
    ),
  ].join('\n\n');

/** `dist/reference.md`. */
export function referencePage(reference: Reference): string {
  const { version, widgets, events, settings, endpoints, pages, tokens, values } = reference;
  return (
    [
      `# dealer-widgets ${version}: reference`,
      'Made from the schemas of the sources. `reference.json` holds the same as data. Names of properties may be written as they are (in JSON), or as attributes: `recognition_id` as `data-recognition-id`.',
      '## Values',
      'What stands in capitals below is one of these. Lists may also come as PHP writes a filtered one (`{"0": …, "2": …}`), absent values as `null`.',
      table(
        ['value', 'meaning'],
        Object.entries(values).map(([name, { description }]) => [`\`${name}\``, description]),
      ),
      '## Widgets',
      ...Object.entries(widgets).map(([name, widget]) => widgetSection(name, widget)),
      '## Events',
      table(
        ['event', '`detail`', 'meaning'],
        Object.entries(events).map(([name, { detail, cancelable, description }]) => [
          `\`${name}\``,
          `\`${detail}\``,
          description + (cancelable ? ' Cancelable.' : ''),
        ]),
      ),
      '## Page settings',
      table(
        ['setting', 'type', 'default', 'meaning'],
        Object.entries(settings).map(([name, { type, default: standard, description }]) => [
          `\`${name}\``,
          `\`${type}\``,
          `\`${JSON.stringify(standard)}\``,
          description,
        ]),
      ),
      '## Calls',
      '`dealer-widgets verify` takes the names, in `--only` and in the file of `--values`. In `openapi.json` a name is the `operationId`.',
      table(
        ['call', 'name', 'meaning'],
        Object.entries(endpoints).map(([constant, { name, summary, notes }]) => [
          `\`${name}\``,
          `\`${constant}\``,
          `${summary}. ${notes}`.trim(),
        ]),
      ),
      '## Pages',
      'Widgets lead to these pages of the host by themselves. Others are named by properties, by page settings, by answers of calls, or have the address of a call, as its notes say.',
      table(
        ['page', 'what it is', 'widget'],
        Object.entries(pages).map(([page, { description, widgets: leading }]) => [
          `\`${page}\``,
          description,
          leading.map((widget) => `\`${widget}\``).join(', '),
        ]),
      ),
      '## Kept in the browser',
      keptText(reference),
      '## Tokens',
      '`--dw-density: compact` makes controls lower, where the browser has style queries.',
      table(
        ['custom property', 'default'],
        Object.entries(tokens).map(([name, value]) => [`\`${name}\``, `\`${value}\``]),
      ),
    ].join('\n\n') + '\n'
  );
}

function widgetSection(name: string, widget: WidgetReference): string {
  const { summary, load, locale, identity, tokens, keyboard, snippet, behaviour } = widget;
  const facts = [
    `Loaded: \`${load}\``,
    `language: \`${locale}\``,
    identity.length > 0 && `another ${identity.map((each) => `\`${each}\``).join(', ')} is another item`,
  ].filter(Boolean);
  return [
    `### ${name}`,
    summary,
    `${facts.join('; ')}.`,
    `\`\`\`html\n${snippet}\n\`\`\``,
    `${widgetBlock(widget, ['property', 'type', 'meaning', 'example'])}
- Tokens: ${tokens.map((token) => `\`${token}\``).join(', ')}.
${keyboard.map(({ keys, does }) => `- ${keys}: ${does}`).join('\n')}`.trimEnd(),
    behaviour,
  ].join('\n\n');
}

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
