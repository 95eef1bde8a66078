/**
 * The rules of `DealerWidgets.check()` about what is written in a page. They need no page that runs: `dealer-widgets lint` asks the same ones
 * about a page that was only read (shared/tools/host-kit/lint.ts).
 */
import { attributeOf, memberOf, queryPage } from '../../page/index.ts';
import type { CheckRow } from '../../lib/index.ts';
import { parse } from '../../lib/schema/index.ts';
import { isIgnored, misspelt, placeMistakes, plainAttributes } from './check-markup.ts';
import { settingsRows } from './check-settings.ts';
import type { DefinedWidget } from '../../runtime/index.ts';
import { cannotHold, notJson, strayKeys, unknownNames, wrongProperties } from '../../runtime/mistakes/index.ts';
import { type PropertySchema, readProperties, errorMessages, writtenOn } from '../../runtime/properties/index.ts';

/** What is known of a widget without running it. */
export type Declared = Partial<Pick<DefinedWidget<PropertySchema>, 'props' | 'mistakes'>>;

/** What the rules ask about the page. */
export interface WrittenPage {
  /** The attribute that names a widget. */
  readonly attribute: string;
  /** The known widgets. */
  readonly names: readonly string[];
  /** The elements of widgets, with what each failed with last, if it does not run. */
  readonly widgets: Iterable<{ readonly element: HTMLElement; readonly name: string; readonly failure?: string }>;
  /** Empty for a widget of the page itself; rejects with a sentence for a name that is probably misspelt. */
  declared(name: string): Promise<Declared>;
  /** What is wrong with how an element is written, except its properties. */
  markupMistakes(element: Element): string[] | Promise<string[]>;
  /** Whether a child of another widget's element is not shown once that widget runs. */
  isReplaced(outer: HTMLElement, child: Element): boolean;
  /** Throws when a copy button copies nothing. */
  copied(button: Element): unknown;
}

/** All that is wrong in what is written. */
export async function writtenRows(page: WrittenPage): Promise<CheckRow[]> {
  const { attribute, names, widgets } = page;
  const rows = [...settingsRows(), ...misspelt(attribute, names)];
  for (const { element, name, failure } of widgets) {
    const mistakes = new Set([
      ...(await widgetMistakes(element, name, page)),
      ...(await page.markupMistakes(element)),
      ...placeMistakes(element, attribute, page.isReplaced),
      ...(failure ? [failure] : []),
    ]);
    const id = attributeOf(element, 'id');
    const where = `${name.slice(0, 64)} <${element.localName}${id ? ` id="${id.slice(0, 40)}"` : ''}>`;
    for (const wrong of mistakes) rows.push({ where, wrong, element });
  }
  for (const element of queryPage('[data-copy]').filter((each) => !isIgnored(each)))
    for (const wrong of errorMessages(() => page.copied(element)))
      rows.push({ where: 'a copy button', wrong, element });
  return rows;
}

async function widgetMistakes(element: HTMLElement, name: string, { declared }: WrittenPage): Promise<string[]> {
  try {
    const { props, mistakes } = await declared(name);
    if (!props) return [];
    return [
      ...(canHold(element) ? [] : [cannotHold(element).message]),
      ...(await propertyMistakes(element, name, props, mistakes)),
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
  return (
    memberOf(element, 'shadowRoot') !== null || errorMessages(() => copy.attachShadow({ mode: 'open' })).length === 0
  );
}

async function propertyMistakes(
  element: HTMLElement,
  name: string,
  schema: PropertySchema,
  mistakes: Declared['mistakes'],
): Promise<string[]> {
  const raw = readProperties(writtenOn(element), schema);
  if (raw.unreadable) return [notJson(raw.unreadable).message];
  const { issues, value } = parse(schema, raw.values);
  return [
    ...(issues ? [wrongProperties(element, raw.sources, issues).message] : ((await mistakes?.(value, element)) ?? [])),
    ...unknownNames(name, schema, raw.strangers),
    ...plainAttributes(element, Object.keys(schema.entries), raw.values),
    ...Object.entries(schema.entries).flatMap(([key, entry]) => strayKeys(entry, raw.values[key], key)),
  ];
}
