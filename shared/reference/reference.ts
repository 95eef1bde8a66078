/** Everything that is declared, as data: what `dist/reference.json` holds and all other files of the host kit are made from. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULTS } from '../lib/page-settings.ts';
import { PAGE_EVENTS, type EventDescription } from './events.ts';
import { endpoints } from './endpoints.ts';
import { declarationComment, memberComments } from './comments.ts';
import { isRequired, jsonSchemaOf, type JsonSchema, type Schema } from './json-schema.ts';
import { snippetValues, summaryOf } from './readme.ts';
import { typeText } from './type-text.ts';
import { endpointName, widgetFacts, type WidgetFacts } from './widget-facts.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');

export interface PropertyReference {
  /** As a template writes it: `data-recognition-id`. */
  attribute: string;
  type: string;
  schema: JsonSchema;
  required: boolean;
  default?: unknown;
  description: string;
  example?: unknown;
}

export interface WidgetReference extends Omit<WidgetFacts, 'endpoints'> {
  summary: string;
  /** When it is loaded unless the element says otherwise (`data-load`). */
  load: string;
  /** Its language unless the page says otherwise. */
  locale: string;
  /** The properties that say which item it is about. */
  identity: string[];
  properties: Record<string, PropertyReference>;
  /** What `dw:change` carries as `detail.value`; nothing for widgets that never tell. */
  change?: { type: string; schema: JsonSchema; description: string };
  endpoints: string[];
  /** Bytes after brotli that a page with this widget alone loads before it can be used, the loader included. */
  brotli?: number;
}

export interface Reference {
  version: string;
  widgets: Record<string, WidgetReference>;
  events: Record<string, EventDescription>;
  /** Page settings. */
  settings: Record<string, { type: string; default: unknown; description: string }>;
  endpoints: Record<string, { name: string; encoding: string; writes: boolean; notes: string }>;
  /** Custom properties of the look with their defaults. */
  tokens: Record<string, string>;
  /** Values with a name of their own, and how they may be written. */
  values: Record<string, { description: string; schema: JsonSchema }>;
}

/** @param widgets every widget with the moment it is loaded, as shared/build/sources.ts reads them */
export async function makeReference(
  widgets: ReadonlyArray<{ name: string; load: string }>,
  version: string,
): Promise<Reference> {
  const values: Reference['values'] = {};
  const convert = (schema: Schema): JsonSchema =>
    jsonSchemaOf(schema, {
      direction: 'received',
      plain: true,
      named: ({ name, description, received }) => {
        values[name] = { description, schema: received };
        return { ...received, title: name };
      },
    });
  const facts = await widgetFacts(
    widgets.map(({ name }) => name),
    endpoints,
  );
  const tokens = tokensOf(await read('shared/ui/tokens.css'));
  const entries = await Promise.all(
    widgets.map(
      async ({ name, load }) => [name, await widgetReference(name, load, facts.get(name)!, convert)] as const,
    ),
  );
  for (const [, widget] of entries) widget.tokens = widget.tokens.filter((token) => token in tokens);
  return {
    version,
    widgets: Object.fromEntries(entries),
    events: PAGE_EVENTS,
    settings: await settingsReference(),
    endpoints: Object.fromEntries(
      Object.entries(endpoints).map(([name, endpoint]) => [
        name,
        { name: endpointName(endpoint), encoding: endpoint.encoding, writes: endpoint.writes, notes: endpoint.notes },
      ]),
    ),
    tokens,
    values: Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

interface PropertyModule {
  properties: { entries: Record<string, Schema> };
  change?: Schema;
}

async function widgetReference(
  name: string,
  load: string,
  facts: WidgetFacts,
  convert: (schema: Schema) => JsonSchema,
): Promise<WidgetReference> {
  const [source, index, readme] = await Promise.all(
    [`${name}.props.ts`, 'index.ts', 'README.md'].map((file) => read(`widgets/${name}/${file}`)),
  );
  const { properties, change } = (await import(`../../widgets/${name}/${name}.props.ts`)) as PropertyModule;
  const descriptions = memberComments(source!, 'properties');
  const examples = snippetValues(readme!, name, Object.keys(properties.entries));
  const described = Object.entries(properties.entries).map(([property, schema]): [string, PropertyReference] => {
    const { default: standard, ...shape } = convert(schema);
    const example = examples.get(property) ?? exampleOf(shape);
    return [
      property,
      {
        attribute: attributeOf(property),
        type: typeText(shape),
        schema: shape,
        required: isRequired(schema),
        ...(standard !== undefined && { default: standard }),
        description: descriptions.get(property) ?? '',
        ...(example !== undefined && { example }),
      },
    ];
  });
  const { endpoints: calls, ...rest } = facts;
  const changeSchema = change && convert(change);
  return {
    summary: summaryOf(readme!),
    load,
    locale: /\blocale: '(\w+)'/.exec(index!)?.[1] ?? '',
    identity: [...(/\bidentity: \[([^\]]*)\]/.exec(index!)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, each]) => each!),
    properties: Object.fromEntries(described),
    ...(changeSchema && {
      change: {
        type: typeText(changeSchema),
        schema: changeSchema,
        description: declarationComment(source!, 'change'),
      },
    }),
    endpoints: calls.map((call) => endpointName(endpoints[call]!)),
    ...rest,
  };
}

/** `uploadUrl` ⇒ `data-upload-url`, `recognition_id` ⇒ `data-recognition-id`. */
const attributeOf = (property: string): string =>
  `data-${property.replace(/_/g, '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Where the README's snippets have none: the first of the values that may be written. */
function exampleOf(schema: JsonSchema): unknown {
  return schema.title ? undefined : (schema.enum as unknown[] | undefined)?.[0];
}

/** What a page may write, where it is not the type of the default. */
const SETTING_TYPES: Record<string, string> = {
  locale: '"" | "ms" | "en"',
  user_id: 'string | number',
  payment_test_user_ids: 'Array<string | number>',
  allowed_routes: 'string[]',
};

async function settingsReference(): Promise<Reference['settings']> {
  const source = await read('shared/lib/page-settings.ts');
  const descriptions = memberComments(source, 'PageSettings');
  return Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, value]) => [
      name,
      {
        type: SETTING_TYPES[name] ?? typeof value,
        default: value ?? null,
        description: descriptions.get(name) ?? '',
      },
    ]),
  );
}

/** `--dw-ink` ⇒ its default, as the style sheet writes it. */
function tokensOf(css: string): Record<string, string> {
  const found = [...css.matchAll(/^\s*--_[\w-]+: var\((--dw-[\w-]+), (.*)\);$/gm)];
  return Object.fromEntries(found.map(([, name, standard]) => [name!, standard!]));
}
