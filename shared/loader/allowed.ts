import { closestComposed } from '../lib/dom/composed-tree.ts';
import { documentMember, matches } from '../lib/dom/native-dom.ts';
import { settingsElements } from '../lib/page/settings-element.ts';
import { IGNORE } from './attributes.ts';

/** The page setting `scope`: a selector outside of which no widget is adopted. */
export let scope: string | undefined;

/** The scope in place of an invalid one: it matches nothing. */
export const NOTHING = ':not(*)';

let settings: string | undefined;

/**
 * Reads the page settings again.
 * @returns whether they have changed
 */
export function settingsChanged(): boolean {
  const before = settings;
  settings = settingsElements()[0]?.textContent ?? '{}';
  if (settings === before) return false;
  scope = undefined;
  try {
    ({ scope } = JSON.parse(settings));
    if (scope) matches(documentMember('documentElement'), scope);
  } catch {
    // incomplete or wrong JSON, or a scope that is not a selector: what the page limits stays closed, which follow.ts reports
    if (settings.includes('scope')) scope = NOTHING;
  }
  return true;
}

/** Whether the page allows this element to be a widget: a value that counts as true if it does. */
export const isAllowed = (element: Element): unknown =>
  !closestComposed(element, `[${IGNORE}]`) && (!scope || closestComposed(element, scope));
