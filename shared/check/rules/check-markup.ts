/** What `DealerWidgets.check()` finds in how the page is written around and beside widgets, where nothing runs that could report it. */
import {
  PAGE_SETTINGS_ID,
  attributeOf,
  attributesOf,
  closest,
  closestComposed,
  documentMember,
  matches,
  parentOf,
  queryAll,
} from '../../page/index.ts';
import {
  type CheckRow,
  GLOBAL_ATTRIBUTES,
  type SteeringAttribute,
  didYouMean,
  propertyAttribute,
} from '../../lib/index.ts';

const IGNORE: SteeringAttribute = 'data-dw-ignore';
/** Elements that act on a press, or on what is pressed in them. */
const PRESSABLE = 'a[href], button, summary, label, select';

/** Whether the page leaves an element out. */
export const isIgnored = (element: Element): boolean => closestComposed(element, `[${IGNORE}]`) !== null;

/**
 * Finds misspelt names of ours: of attributes, and of the element with the page settings.
 * @param attribute the one that names a widget
 * @param names the known widgets
 */
export function misspelt(attribute: string, names: readonly string[]): CheckRow[] {
  const rows: CheckRow[] = [];
  for (const element of queryAll(documentMember('documentElement'), '*'))
    // what the page leaves out may have any names
    for (const { name, value } of attributesOf(element)) {
      const wrong = name === 'id' ? wrongId(element, value) : wrongAttribute(name, value, attribute, names);
      if (wrong && !isIgnored(element)) rows.push({ where: `<${element.localName}>`, wrong, element });
    }
  return rows;
}

function wrongId(element: Element, id: string): string | undefined {
  const isJson = id !== PAGE_SETTINGS_ID && matches(element, 'script[type="application/json"]');
  return isJson && didYouMean(id, [PAGE_SETTINGS_ID])
    ? `id="${id.slice(0, 64)}" is not the one of the page settings, so they are not read. Write id="${PAGE_SETTINGS_ID}".`
    : undefined;
}

function wrongAttribute(name: string, value: string, attribute: string, names: readonly string[]): string | undefined {
  const ours = ['data-widget', 'data-dw-widget', attribute];
  if (name === attribute || name === IGNORE || !name.startsWith('data-')) return undefined;
  if (names.includes(value) && didYouMean(name, ours))
    return `${name.slice(0, 64)}="${value}" names no widget here. Write ${attribute}="${value}"${ours.includes(name) ? ', or take data-attribute off the script of the loader' : ''}.`;
  return name.startsWith('data-dw-') && !ours.includes(name) && didYouMean(name, [IGNORE])
    ? `${name.slice(0, 64)} is not an attribute of ours. Did you mean ${IGNORE}?`
    : undefined;
}

/**
 * Finds what keeps a widget from being pressed or seen.
 * @param attribute the one that names a widget
 * @param isReplaced whether a child of another widget's element is not shown once that widget runs
 */
export function placeMistakes(
  element: HTMLElement,
  attribute: string,
  isReplaced: (outer: HTMLElement, child: Element) => boolean,
): string[] {
  const parent = parentOf(element);
  if (!(parent instanceof Element)) return [];
  const pressable = closest(parent, PRESSABLE);
  const outer = closest(parent, `[${attribute}]`);
  let child: Element = element;
  for (let up = parentOf(child); outer && up !== outer && up instanceof Element; up = parentOf(up)) child = up;
  return [
    ...(pressable
      ? [`It lies in a <${pressable.localName}>, which acts on each press in it as well. Put it beside it.`]
      : []),
    ...(outer && isReplaced(outer, child)
      ? [
          `It lies in the content that the widget "${attributeOf(outer, attribute) ?? ''}" replaces, so nobody sees it. Put it beside that widget, and close the end tag of that one before it.`,
        ]
      : []),
  ];
}

/**
 * Finds properties that are written as plain attributes.
 * @param known the widget's properties
 * @param given those that it was given
 */
export function plainAttributes(
  element: HTMLElement,
  known: readonly string[],
  given: Readonly<Record<string, unknown>>,
): string[] {
  return attributesOf(element).flatMap(({ name }) => {
    const property = known.find((each) => propertyAttribute(each) === `data-${name}`);
    return property && !GLOBAL_ATTRIBUTES.test(name) && !Object.hasOwn(given, property)
      ? [`The attribute ${name} is not read. Write data-${name}.`]
      : [];
  });
}
