import type { MountableWidget, WidgetState } from '../lib/widget-protocol.ts';
import { attributeOf, isConnected, matches } from '../lib/native-dom.ts';
import { isAllowed } from './allowed.ts';
import { NAME } from './attribute.ts';
import { STATE } from './attributes.ts';
import { defined, loadWidget, prefetch } from './chunks.ts';
import { later } from './later.ts';
import type { Instance } from './parts.ts';
import { table } from './table.ts';
import { arm } from './triggers.ts';

export const instances = new Map<Element, Instance>();

/**
 * Takes notice of one element, as it is now: a new one, one with another name, one that has left the page or may not be a widget any more.
 * @returns what it is now, if it is a widget
 */
export function adopt(element: HTMLElement): Instance | undefined {
  const name = isConnected(element) && isAllowed(element) ? attributeOf(element, NAME) : '';
  const known = instances.get(element);
  if (known?.name === name) return known;
  if (known) release(known);
  if (!name) return undefined;
  const instance: Instance = { element, name, state: 'unknown', timings: { found: performance.now() } };
  instances.set(element, instance);
  if (!table.has(name) && !defined.has(name)) {
    later()
      .then(({ unknown }) => unknown(name))
      .catch((error: unknown) => fail(instance, error));
    return instance;
  }
  setState(instance, 'pending');
  arm(
    element,
    attributeOf(element, 'data-load') || table.get(name)?.load,
    () => prefetch(table.get(name)?.chunks),
    (waking) => start(instance, waking),
  );
  return instance;
}

/** Takes a widget away; the host's own children show again. */
export function release(instance: Instance): void {
  instances.delete(instance.element);
  try {
    instance.handle?.unmount();
  } catch (error) {
    console.error(error);
  }
  instance.element.removeAttribute(STATE);
}

function setState(instance: Instance, state: WidgetState): void {
  instance.state = state;
  if (attributeOf(instance.element, STATE) !== state) instance.element.setAttribute(STATE, state);
}

/**
 * Loads and mounts. What woke the widget is kept from its default action (following a link, sending a form), because it is replayed
 * on the mounted widget.
 */
function start(instance: Instance, waking?: Event): void {
  if (instances.get(instance.element) !== instance || instance.state === 'ready' || instance.state === 'error') return;
  waking?.preventDefault();
  if (instance.state === 'loading') return;
  setState(instance, 'loading');
  instance.timings.loading = performance.now();
  loadWidget(instance.name)
    .then((widget) => mount(instance, widget, waking))
    .catch((error: unknown) => fail(instance, error));
}

function mount(instance: Instance, widget: MountableWidget, waking?: Event): void {
  if (instances.get(instance.element) !== instance) return; // it left while its code was loading
  const hadFocus = matches(instance.element, ':focus-within'); // also in a shadow root of the page
  instance.handle = widget.mount(instance.element, {
    ready() {
      if (instance.state === 'ready') return;
      instance.timings.ready = performance.now();
      setState(instance, 'ready');
      emit(instance, 'dw:ready', {});
      if (waking || hadFocus) instance.handle?.replay?.(waking ?? { type: 'focus', target: null });
    },
    error: (error, fatal) => fail(instance, error, fatal),
  });
}

/** The same failure of an element that is tried again is not told again. */
function fail(instance: Instance, error: unknown, fatal = true): void {
  if (instances.get(instance.element) !== instance) return; // it has left the page
  const cause = error instanceof Error ? error.message : String(error);
  const message = `dealer-widgets: "${instance.name.slice(0, 64)}"${fatal ? ' does not run' : ''}: ${cause}`;
  if (fatal) setState(instance, 'error');
  if (fatal && message === instance.lastError) return;
  instance.lastError = message;
  console.error(message, instance.element, error);
  emit(instance, 'dw:error', { message, error });
}

function emit(instance: Instance, type: string, detail: object): void {
  instance.element.dispatchEvent(
    new CustomEvent(type, { bubbles: true, composed: true, detail: { widget: instance.name, ...detail } }),
  );
}
