import { closestComposed } from '../lib/composed-tree.ts';
import { documentMember, matches } from '../lib/native-dom.ts';
import { settingsElements } from '../lib/settings-element.ts';
import { IGNORE, NOTHING } from './attributes.ts';

/** The page setting of this name: a selector outside of which there are no widgets. */
export let scope: string | undefined;

let settings: string | undefined;

/** Reads the page settings again. @returns whether they are others than before */
export function settingsChanged(): boolean {
  const before = settings;
  settings = settingsElements()[0]?.textContent ?? '{}';
  if (settings === before) return false;
  scope = undefined;
  try {
    ({ scope } = JSON.parse(settings));
    if (scope) matches(documentMember('documentElement'), scope);
  } catch {
    // half of the JSON, or the runtime reports it; a scope that is no selector allows nothing, which follow.ts reports
    if (scope) scope = NOTHING;
  }
  return true;
}

/** Whether the page lets this element be a widget. */
export const isAllowed = (element: Element): boolean =>
  !closestComposed(element, `[${IGNORE}]`) && (!scope || !!closestComposed(element, scope));
