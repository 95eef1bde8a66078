/** `DealerWidgets.check()`: one table of everything on a page that keeps widgets from running. Runs only when a developer calls it. */
import { attributeOf, memberOf, queryPage } from '../lib/dom/native-dom.ts';
import { parse } from '../lib/schema.ts';
import { theLoader } from '../lib/page/loader-api.ts';
import type { CheckRow } from '../lib/page/widget-protocol.ts';
import type { CheckedLoader, CheckHelpers } from '../loader/parts.ts';
import { isIgnored, misspelt, placeMistakes, plainAttributes } from './check-markup.ts';
import { pageRows } from './check-page.ts';
import { earlierViolations, importMapRows } from './check-policy.ts';
import { settingsRows } from './check-settings.ts';
import { versionMistakes } from './check-version.ts';
import type { DefinedWidget } from './define-widget.tsx';
import { cannotHold, notJson, unknownNames, wrongProperties } from './mistakes.ts';
import { type PropertySchema, readProperties, writtenOn } from './read-properties.ts';
import { strayKeys } from './stray-keys.ts';
import { thrown } from './thrown.ts';

/** Finds everything on the page that keeps widgets from running, prints it, and returns it. */
export async function check(
  loader: CheckedLoader,
  { refusals, maps, markupMistakes }: CheckHelpers,
): Promise<CheckRow[]> {
  const violations = await earlierViolations();
  const refused = refusals(violations);
  const rows: CheckRow[] = [...settingsRows(), ...pageRows()];
  const { attribute } = theLoader();
  const ours = [...loader.table.keys(), ...loader.defined.keys()].filter((name) => !name.startsWith('~'));
  rows.push(...misspelt(attribute, ours));
  for (const wrong of await versionMistakes()) rows.push({ where: 'the version', wrong });
  for (const { element, widget: name, state, lastError } of loader.instances.values()) {
    const mistakes = new Set([
      ...(await mistakesOf(element, name, loader)),
      ...(await markupMistakes(element)),
      ...placeMistakes(element, attribute),
    ]);
    // of a widget that runs, the mistakes above are those of now
    const last = state === 'error' && lastError?.replace(/^dealer-widgets: "[^"]*"( does not run)?: /, '');
    if (last) mistakes.add(last);
    const id = attributeOf(element, 'id');
    const where = `${name.slice(0, 64)} <${element.localName}${id ? ` id="${id.slice(0, 40)}"` : ''}>`;
    for (const wrong of mistakes) rows.push({ where, wrong, element });
  }
  const { textToCopy } = await loader.late();
  for (const element of queryPage('[data-copy]').filter((each) => !isIgnored(each)))
    for (const wrong of thrown(() => textToCopy(attributeOf(element, 'data-copy') ?? '', element)))
      rows.push({ where: 'a copy button', wrong, element });
  const names = new Set([...loader.instances.values()].map(({ widget }) => widget));
  const chunksOf = new Map([...names].map((name) => [name, loader.table.get(name)?.chunks ?? []]));
  rows.push(...(await importMapRows(new URL('../', import.meta.url).href, chunksOf, violations, maps)));
  for (const wrong of refused.values()) rows.push({ where: 'the policy', wrong });
  print(rows, loader.instances.size);
  return rows;
}

function print(rows: readonly CheckRow[], widgets: number): void {
  const looked = `${widgets} widget${widgets === 1 ? '' : 's'} looked at`;
  if (rows.length === 0) console.info(`dealer-widgets: nothing is wrong on this page, ${looked}.`);
  else {
    console.info(`dealer-widgets: ${rows.length} wrong on this page, ${looked}.`);
    console.table(rows.map(({ where, wrong }) => ({ where, wrong })));
  }
}

/** The mistakes of one widget, as sentences; its code is loaded if necessary. */
async function mistakesOf(
  element: HTMLElement,
  name: string,
  { table, defined, unknown }: CheckedLoader,
): Promise<string[]> {
  const chunks = table.get(name)?.chunks;
  try {
    if (!defined.has(name) && chunks) await theLoader().import(...chunks);
    // our widgets have a schema; a widget of the page may have none
    const widget = defined.get(name) as Partial<DefinedWidget<PropertySchema>> | undefined;
    if (!widget) await unknown(name);
    if (!widget?.props) return []; // a widget of the page, without a schema
    return [
      ...(canHold(element) ? [] : [cannotHold(element).message]),
      ...(await propertyMistakes(element, name, widget.props, widget.mistakes)),
    ];
  } catch (error) {
    // our own functions throw nothing but errors
    return [(error as Error).message];
  }
}

/** Whether the element can have a shadow root. */
function canHold(element: HTMLElement): boolean {
  // a clone has the same type
  const copy = memberOf(element, 'cloneNode').call(element) as HTMLElement;
  return memberOf(element, 'shadowRoot') !== null || thrown(() => copy.attachShadow({ mode: 'open' })).length === 0;
}

async function propertyMistakes(
  element: HTMLElement,
  name: string,
  schema: PropertySchema,
  mistakes: DefinedWidget<PropertySchema>['mistakes'],
): Promise<string[]> {
  try {
    const raw = readProperties(writtenOn(element), schema);
    if (raw.unreadable) return [notJson(raw.unreadable).message];
    const { issues, value } = parse(schema, raw.values);
    return [
      ...(issues
        ? [wrongProperties(element, raw.sources, issues).message]
        : ((await mistakes?.(value, element)) ?? [])),
      ...unknownNames(name, schema, raw.strangers),
      ...plainAttributes(element, Object.keys(schema.entries), raw.values),
      ...Object.entries(schema.entries).flatMap(([key, entry]) => strayKeys(entry, raw.values[key], key)),
    ];
  } catch (error) {
    // our own functions throw nothing but errors
    return [(error as Error).message];
  }
}
