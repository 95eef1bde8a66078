/** All declarations as data: the content of `dist/reference.json`, from which all other files of the host kit are made. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULTS } from '../../page/index.ts';
import { PAGE_EVENTS, type EventDescription } from './events.ts';
import { PAGES, documentationOf } from '../../contract/index.ts';
import { endpoints, endpointsByName } from '../../contract/calls/index.ts';
import { dataForHosts } from './for-hosts.ts';
import { chosenCalls, type ChosenCalls } from './chosen-calls.ts';
import { attributeOfProperty } from './attribute-of-property.ts';
import { definitionsOf, type Definition } from './definitions.ts';
import { docstrings } from './docstrings.ts';
import { isRequired, jsonSchemaOf, type JsonSchema, type Schema } from './json-schema.ts';
import { keptThings, type KeptThing } from './kept.ts';
import { partsOfReadme } from './parts-of-readme.ts';
import { exampleLines, type ExampleLines } from './example-lines.ts';
import type { Example } from './openapi-operation.ts';
import { fences, snippetValues, summaryOf } from './readme.ts';
import { statesAndWords, type StatesAndWords } from './states-and-words.ts';
import { typeText } from './type-text.ts';
import { notesOf } from './units.ts';
import { endpointName, widgetFacts, type WidgetFacts } from './widget-facts.ts';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');

export interface PropertyReference {
  /** The attribute in a template: `data-recognition-id`. */
  attribute: string;
  type: string;
  schema: JsonSchema;
  required: boolean;
  default?: unknown;
  description: string;
  example?: unknown;
}

export interface WidgetReference extends Omit<WidgetFacts, 'endpoints'>, StatesAndWords {
  summary: string;
  /** What it is, when to use it and when not, and what it is also called, in Markdown. */
  introduction: string;
  /** When it is loaded, unless the element has `data-load`. */
  load: string;
  /** Its language, unless the page sets another. */
  locale: string;
  /** The properties that identify its item. */
  identity: string[];
  properties: Record<string, PropertyReference>;
  /** `detail.value` of `dw:change`; absent for widgets that never dispatch it. */
  change?: { type: string; schema: JsonSchema; description: string };
  endpoints: string[];
  /** Which of them each value of a property chooses. */
  chosenCalls?: ChosenCalls;
  /** An example of its HTML. */
  snippet: string;
  /** What it does that its properties and calls do not say, in Markdown. */
  behaviour: string;
}

export interface CallReference extends ExampleLines {
  /** Its method and path. Calls at an address that the page supplies have the same. */
  name: string;
  /** What it does or returns. */
  summary: string;
  /** Sentences on what is sent and answered; may be empty. */
  notes: string;
  /** What the server must check, in sentences. */
  checks: string;
  encoding: string;
  writes: boolean;
  widgets: string[];
}

export interface Reference {
  version: string;
  widgets: Record<string, WidgetReference>;
  events: Record<string, EventDescription>;
  /** The page settings. */
  settings: Record<string, { type: string; default: unknown; description: string }>;
  /** The calls by the names of their constants, and which widgets make them. */
  endpoints: Record<string, CallReference>;
  /** The host's pages that widgets lead to by themselves, by path. */
  pages: Record<string, { description: string; widgets: string[] }>;
  /** The data kept in the browser, by key. */
  kept: Record<string, KeptThing>;
  /** The style's custom properties with their defaults. */
  tokens: Record<string, string>;
  /** Named values, and how they may be written. */
  values: Record<string, { description: string; schema: JsonSchema }>;
}

/**
 * @param widgets all widgets, from shared/tools/release/entries.ts
 * @param examples of calls, by the names of their constants
 */
export async function makeReference(
  widgets: ReadonlyArray<{ name: string }>,
  version: string,
  examples: Readonly<Record<string, Example>> = {},
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
  const names = widgets.map(({ name }) => name);
  const [facts, definitions] = await Promise.all([widgetFacts(names, endpoints), definitionsOf(names)]);
  const tokens = tokensOf(await read('shared/ui/tokens/tokens.css'));
  const entries = await Promise.all(
    widgets.map(
      // both contain every widget
      async ({ name }) => [name, await widgetReference(definitions.get(name)!, facts.get(name)!, convert)] as const,
    ),
  );
  const kept = keptThings(entries.map(([name, widget]) => [name, widget.kept]));
  for (const [, widget] of entries) widget.tokens = widget.tokens.filter((token) => token in tokens);
  return dataForHosts({
    version,
    widgets: Object.fromEntries(entries),
    events: PAGE_EVENTS,
    settings: await settingsReference(),
    endpoints: Object.fromEntries(
      Object.entries(endpoints).map(([name, endpoint]) => [
        name,
        {
          name: endpointName(endpoint),
          summary: documentationOf(endpoint).summary,
          notes: notesOf(endpoint),
          checks: documentationOf(endpoint).checks,
          ...exampleLines(endpoint, examples[name]),
          encoding: endpoint.encoding,
          writes: endpoint.writes,
          // `facts` contains every widget
          widgets: widgets.map((widget) => widget.name).filter((widget) => facts.get(widget)!.endpoints.includes(name)),
        },
      ]),
    ),
    pages: Object.fromEntries(
      PAGES.map(([page, description]) => [
        page,
        { description, widgets: entries.filter(([, { pages }]) => pages.includes(page)).map(([name]) => name) },
      ]),
    ),
    kept,
    tokens,
    values: Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))),
  });
}

interface PropertyModule {
  properties: Schema & { entries: Record<string, Schema> };
  change?: Schema;
}

async function widgetReference(
  { name, load, locale, identity }: Definition,
  facts: WidgetFacts,
  convert: (schema: Schema) => JsonSchema,
): Promise<WidgetReference> {
  const ofWidget = (file: string): Promise<string> => read(`widgets/${name}/${file}`);
  const [source, readme] = await Promise.all([ofWidget(`${name}.props.ts`), ofWidget('README.md')]);
  // each widget has such a file (tests/repo/widget-folders.test.ts)
  const { properties, change } = (await import(`../../../widgets/${name}/${name}.props.ts`)) as PropertyModule;
  const descriptions = docstrings(source, 'export const properties');
  const examples = snippetValues(readme, name, Object.keys(properties.entries));
  const shapes = Object.entries(properties.entries).map(([property, schema]) => {
    const { default: standard, ...shape } = convert(schema);
    return { property, schema, standard, shape, example: examples.get(property) ?? exampleOf(shape) };
  });
  const choices = new Map(shapes.map(({ property, shape }) => [property, choicesOf(shape)]));
  const described = shapes.map(({ property, schema, standard, shape, example }): [string, PropertyReference] => {
    return [
      property,
      {
        attribute: attributeOfProperty(name, property),
        type: typeText(shape),
        schema: shape,
        required: isRequired(schema),
        ...(standard !== undefined && { default: standard }),
        description: [descriptions.get(property), lengthSentence(shape)].filter(Boolean).join(' '),
        ...(example !== undefined && { example }),
      },
    ];
  });
  const { endpoints: used, ...rest } = facts;
  // `used` contains names of endpoints in the contract
  const calls = used.map((call) => endpointName(endpointsByName[call]!));
  const chosen = chosenCalls(choices, calls);
  const changeSchema = change && convert(change);
  return {
    summary: summaryOf(readme),
    load,
    locale,
    identity: [...identity],
    properties: Object.fromEntries(described),
    ...(changeSchema && {
      change: {
        type: typeText(changeSchema),
        schema: changeSchema,
        description: docstrings(source, 'export const change').get('change') ?? '',
      },
    }),
    endpoints: calls,
    ...(chosen && { chosenCalls: chosen }),
    snippet: fences(readme, 'html')[0]?.trim() ?? '',
    ...partsOfReadme(readme),
    ...(await statesAndWords(name)),
    ...rest,
  };
}

/** The greatest length of a list, which its type does not show. */
const lengthSentence = ({ maxItems }: JsonSchema): string =>
  typeof maxItems === 'number' ? `At most ${maxItems} entries.` : '';

/** The possible values of a property that has few; flags, ids and the like have a title. */
function choicesOf(schema: JsonSchema): string[] {
  const values = schema.title ? [] : (schema.enum ?? []);
  return values.filter((value) => typeof value === 'string');
}

/** The example when the README's snippets have none: the first possible value. */
function exampleOf(schema: JsonSchema): unknown {
  return schema.title ? undefined : schema.enum?.[0];
}

/** Types of settings that accept more than the type of their default. */
const SETTING_TYPES: Record<string, string> = {
  user_id: 'string | number',
  payment_test_user_ids: 'Array<string | number>',
  allowed_routes: 'string[]',
};

async function settingsReference(): Promise<Reference['settings']> {
  const source = await read('shared/page/settings/page-settings.ts');
  const descriptions = docstrings(source, 'export interface PageSettings');
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

/** Custom properties with their defaults as the style sheet writes them, such as `--dw-ink`, and the one that only style queries read. */
function tokensOf(css: string): Record<string, string> {
  const found = [...css.matchAll(/^ {2}--_[\w-]+: var\((--dw-[\w-]+), (.*)\);$/gm)];
  // without the shade that is mixed where a host has set the colour
  const palette = (value: string): string => value.replace(/^var\(--_\w+-(?:mix|pale), (.*)\)$/, '$1');
  const written = Object.fromEntries(found.map(([, name = '', standard = '']) => [name, palette(standard)]));
  return { ...written, '--dw-density': 'comfortable' };
}
