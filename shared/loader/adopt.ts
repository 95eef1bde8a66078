import { attributeOf, isConnected } from '../page/index.ts';
import { isAllowed } from './attributes.ts';
import { WidgetInstance } from './instance.ts';
import { NAME } from './name-attribute.ts';
import type { Instance } from './loader-state.ts';
import { whenIdle } from './triggers.ts';

/** How many elements are adopted at once: more than fit on a screen, so that those load and mount together, and about 4 ms of work on a laptop. */
const SLICE = 200;

/** The widgets of the page, by element. */
export const instances = new Map<Element, Instance>();

/** Elements that `unmount()` was called for: no widgets until `scan()`, or until they are put into the page or named anew. */
export const unmounted = new WeakSet<Element>();

/** Adopts elements in slices, because a page may have thousands. Takes them out of the array. */
export function adoptAll(found: HTMLElement[]): void {
  for (const element of found.splice(0, SLICE)) if (!unmounted.has(element)) adopt(element);
  if (found.length) whenIdle(() => adoptAll(found)); // widgets in the viewport load before the rest is adopted
}

/**
 * Updates the instance of one element, which may be new, have another name, have left the page, or no longer be allowed as a widget.
 * @returns the instance, if the element is a widget now
 */
export function adopt(element: HTMLElement): Instance | undefined {
  const name = isConnected(element) && isAllowed(element) ? attributeOf(element, NAME) : '';
  const known = instances.get(element);
  if (known?.widget === name) return known;
  if (known) release(known);
  if (!name) return undefined;
  const instance = new WidgetInstance(element, name, attributeOf(element, 'data-load'));
  instances.set(element, instance);
  instance.wait();
  return instance;
}

/** Ends an instance: it has left the page, or another one takes its place. */
export function release(instance: Instance): void {
  instances.delete(instance.element);
  instance.release();
}
