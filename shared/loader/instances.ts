import { ownEvent } from '../lib/dom/own-event.ts';
import type { MountableWidget, WidgetState } from '../lib/page/widget-protocol.ts';
import { attributeOf, isConnected, matches, removeAttribute, setAttribute } from '../lib/dom/native-dom.ts';
import { isAllowed } from './allowed.ts';
import { NAME } from './name-attribute.ts';
import { STATE } from './attributes.ts';
import { defined, loadWidget, prefetch } from './chunks.ts';
import { loadFollower, withFollower } from './load-follower.ts';
import type { Instance } from './parts.ts';
import { table } from './table.ts';
import { arm } from './triggers.ts';

export const instances = new Map<Element, Instance>();

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
  const instance: Instance = {
    element,
    widget: name,
    load: attributeOf(element, 'data-load'),
    state: 'unknown',
    timings: { found: performance.now() },
  };
  instances.set(element, instance);
  const built = table.get(name);
  if (!built && !defined.has(name)) {
    loadFollower()
      .then(({ unknown }) => unknown(name))
      .catch((error: unknown) => fail(instance, error));
    return instance;
  }
  setState(instance, 'pending');
  try {
    arm(element, instance.load || built?.load, (waking) => start(instance, waking));
  } catch (error) {
    fail(instance, error); // the others go on
  }
  return instance;
}

/** Unmounts a widget; the host's own children are shown again. */
export function release(instance: Instance): void {
  instances.delete(instance.element);
  try {
    instance.handle?.unmount();
  } catch (error) {
    withFollower(({ failed }) => failed(instance, error, false));
  }
  removeAttribute(instance.element, STATE);
}

/** Whether it has neither left the page nor been replaced. */
const isCurrent = (instance: Instance): boolean => instances.get(instance.element) === instance;

function setState(instance: Instance, state: WidgetState): void {
  instance.state = state;
  instance.timings[state] = performance.now();
  setAttribute(instance.element, STATE, state);
}

/**
 * Loads and mounts a widget. The default action of the event that made it load (opening a link, submitting a form) is prevented; the event
 * is replayed on the mounted widget.
 */
function start(instance: Instance, waking?: Event): void {
  if (!isCurrent(instance) || !/pending|loading/.test(instance.state)) return;
  // pointer-over and focus only prefetch
  if (waking && !/click|keydown/.test(waking.type)) return prefetch(table.get(instance.widget)?.chunks);
  waking?.preventDefault();
  if (instance.state === 'loading') return;
  setState(instance, 'loading');
  loadWidget(instance.widget)
    .then((widget) => mount(instance, widget, waking))
    .catch((error: unknown) => fail(instance, error));
}

function mount(instance: Instance, widget: MountableWidget | undefined, waking?: Event): void {
  if (!widget || !isCurrent(instance)) return fail(instance); // or removed while its code was loading, which is no failure
  // includes focus in a shadow root of the page
  const replayed = waking ?? (matches(instance.element, ':focus-within') && { type: 'focus' });
  instance.handle = widget.mount(instance.element, {
    ready() {
      if (!isCurrent(instance) || instance.state === 'ready') return;
      setState(instance, 'ready');
      instance.element.dispatchEvent(
        ownEvent('dw:ready', { bubbles: true, composed: true, detail: { widget: instance.widget } }),
      );
      if (replayed) withFollower(({ replay }) => replay(instance.element, replayed));
    },
    error: (error, fatal) => fail(instance, error, fatal),
  });
}

/** @param error `undefined` when the widget's code did not register it */
function fail(instance: Instance, error?: unknown, fatal = true): void {
  if (!isCurrent(instance)) return;
  if (fatal) setState(instance, 'error');
  withFollower(({ failed }) => failed(instance, error, fatal), error);
}
