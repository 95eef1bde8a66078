import { attributeOf, closest, isElement, parentOf, setAttribute } from '../../page/index.ts';
import { IGNORE, STATE } from '../attributes.ts';
import type { FollowedPage, Instance } from '../loader-state.ts';
import { forgetStop, isRepaired } from './repaired.ts';
import { settingsChanged } from './settings-changes.ts';

/** Attributes that apply to all widgets inside the element that has them; `lang` counts on `<html>` only, and where the setting `locale` names it (D26). */
const INHERITED = /^(lang|data-(theme|look|locale))$/;

/** The elements that changes concern. */
interface Concerned {
  /** New, or gone, or with another name, or perhaps allowed now. */
  readonly found: Set<HTMLElement>;
  /** Whose element has changed, or what it inherits. */
  readonly changed: Set<Element>;
  /** Put elsewhere in the page. */
  readonly moved: Set<Element>;
}

/**
 * Adopts, updates and releases widgets after changes of the page.
 * @param records empty to examine all elements, as is done when the page settings have changed
 */
export function applyChanges(records: readonly MutationRecord[], page: FollowedPage): void {
  const everything = settingsChanged() || records.length === 0;
  const { instances, adopt, adoptAll } = page.loader;
  const concerned: Concerned = { found: new Set(), changed: new Set(), moved: new Set() };
  const { found, changed, moved } = concerned;
  if (everything) examineAll(concerned, page);
  for (const record of records) (record.type === 'attributes' ? readAttribute : readContent)(record, concerned, page);
  for (const element of found) if (instances.has(element)) adopt(element); // it may have been removed, or stand for another item now
  // its language, colours and font come from the elements around it, and a dialog that was moved is no longer modal
  for (const element of moved) {
    const instance = instances.get(element);
    if (instance && !changed.has(element)) page.update(instance);
  }
  for (const element of changed) {
    const instance = instances.get(element);
    if (!instance) continue;
    const waitsForAnother = instance.state === 'pending' && attributeOf(element, 'data-load') !== instance.load;
    if (waitsForAnother || (instance.state === 'error' && isRepaired(instance, everything))) page.adoptAgain(instance);
    else if (instance.state !== 'error') page.update(instance);
  }
  adoptAll([...found]);
}

function examineAll({ found, changed }: Concerned, { loader, widgetsIn }: FollowedPage): void {
  widgetsIn(document).forEach((each) => found.add(each));
  for (const instance of loader.instances.values()) {
    keepState(instance);
    found.add(instance.element);
    changed.add(instance.element);
  }
}

/** Writes an instance's state again where a script that updates the page has removed or changed the attribute. */
function keepState({ element, state }: Instance): void {
  if (state !== 'unknown' && attributeOf(element, STATE) !== state) setAttribute(element, STATE, state);
}

function readAttribute(
  { target: element, attributeName }: MutationRecord,
  { found, changed }: Concerned,
  page: FollowedPage,
): void {
  if (!isElement(element) || attributeName === null) return; // a mutation of an attribute has both
  const { instances, unmounted } = page.loader;
  const instance = instances.get(element);
  if (attributeName === STATE) {
    if (instance) keepState(instance);
    if (instance?.state === 'error') changed.add(element);
    else if (instance) forgetStop(instance);
  } else if (attributeName === page.nameAttribute) {
    unmounted.delete(element);
    found.add(element);
  } else if (INHERITED.test(attributeName)) page.widgetsIn(element).forEach((each) => changed.add(each));
  else if (attributeName === IGNORE) page.widgetsIn(element).forEach((each) => found.add(each));
  else if (instance && attributeName.startsWith('data-')) changed.add(element);
}

/** Reads a change of an element's children, or of a text. */
function readContent(
  { target, addedNodes, removedNodes }: MutationRecord,
  { found, changed, moved }: Concerned,
  page: FollowedPage,
): void {
  const { instances, unmounted } = page.loader;
  for (const each of [...removedNodes].flatMap(page.widgetsIn)) found.add(each);
  for (const each of [...addedNodes].flatMap(page.widgetsIn)) {
    unmounted.delete(each);
    found.add(each);
    if (instances.has(each)) moved.add(each);
  }
  // a target that is neither an element nor a shadow root is a text node
  const element = isElement(target) ? target : parentOf(target);
  const host = element && isElement(element) && closest(element, page.selector);
  if (host) changed.add(host);
}
