import type { MountableWidget, WidgetHandle, WidgetReport, WidgetState } from '../lib/widget-protocol.ts';
import { defined, loadWidget, prefetch } from './chunks.ts';
import { late } from './late.ts';
import { defaultLoad, table } from './table.ts';
import { arm } from './triggers.ts';

export const STATE = 'data-widget-state';

/** One element with a `data-widget` name, from the moment it is found until it leaves the page. */
export interface Instance {
  readonly element: HTMLElement;
  readonly name: string;
  state: WidgetState;
  timings: WidgetReport['timings'];
  handle?: WidgetHandle | undefined;
  lastError?: string;
}

export const instances = new Map<Element, Instance>();

/** Takes notice of one element. Does nothing for an element already known under the same name. */
export function adopt(element: HTMLElement): void {
  const name = element.dataset.widget ?? '';
  const known = instances.get(element);
  if (known?.name === name) return;
  if (known) release(known);
  const instance: Instance = { element, name, state: 'pending', timings: { found: performance.now() } };
  instances.set(element, instance);
  setState(instance, 'pending');
  if (!table.has(name) && !defined.has(name)) {
    late().then(
      ({ unknownWidget }) => fail(instance, unknownWidget(name, [...table.keys(), ...defined.keys()])),
      (error: unknown) => fail(instance, error),
    );
    return;
  }
  arm(
    element,
    element.dataset.load || defaultLoad.get(name),
    () => prefetch(table.get(name)),
    (waking) => start(instance, waking),
  );
}

/** Takes a widget away; the host's own children show again. */
export function release(instance: Instance): void {
  instances.delete(instance.element);
  try {
    instance.handle?.unmount();
  } catch (error) {
    console.error(error);
  }
  delete instance.element.dataset.widgetState;
}

/** Starts over after a failure, as new. */
export function retry(instance: Instance): void {
  release(instance);
  adopt(instance.element);
}

export function setState(instance: Instance, state: WidgetState): void {
  instance.state = state;
  if (instance.element.dataset.widgetState !== state) instance.element.dataset.widgetState = state;
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
  const hadFocus = instance.element.matches(':focus-within'); // also in a shadow root of the page
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

function fail(instance: Instance, error: unknown, fatal = true): void {
  if (instances.get(instance.element) !== instance) return; // it has left the page
  const cause = error instanceof Error ? error.message : String(error);
  instance.lastError = `dealer-widgets: "${instance.name.slice(0, 64)}"${fatal ? ' does not run' : ''}: ${cause}`;
  console.error(instance.lastError, instance.element, error);
  if (fatal) setState(instance, 'error');
  emit(instance, 'dw:error', { message: instance.lastError, error });
}

function emit(instance: Instance, type: string, detail: object): void {
  instance.element.dispatchEvent(
    new CustomEvent(type, { bubbles: true, composed: true, detail: { widget: instance.name, ...detail } }),
  );
}
