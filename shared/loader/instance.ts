import { matches, customEvent, removeAttribute, setAttribute } from '../page/index.ts';
import type { MountableWidget, WakingEvent, WidgetHandle, WidgetReport, WidgetState } from '../lib/index.ts';
import { STATE } from './attributes.ts';
import { importChunk, prefetch } from './chunk.ts';
import { loadFollower, withFollower } from './load-follower.ts';
import type { Instance } from './loader-state.ts';
import { defined, table } from './table.ts';
import { arm } from './triggers.ts';

/** Its methods are the steps of an element's life, in this order. Nothing else changes its state. */
export class WidgetInstance implements Instance {
  // `declare`: a field without a value would be code
  declare readonly element: HTMLElement;
  declare readonly widget: string;
  declare readonly load: string | null;
  readonly timings: WidgetReport['timings'] = { found: performance.now() };
  state: WidgetState = 'unknown';
  isReleased = false;
  declare handle?: WidgetHandle | undefined;
  declare lastError?: string | undefined;
  /** What the person did on the fallback, until it is replayed on the widget. */
  #waking: WakingEvent | undefined;

  /**
   * @param widget the value of the attribute that names it
   * @param load of `data-load`
   */
  constructor(element: HTMLElement, widget: string, load: string | null) {
    this.element = element;
    this.widget = widget;
    this.load = load;
  }

  /** Waits until the widget should load. A name that nobody has registered is looked up among likely ones instead. */
  wait(): void {
    const built = table.get(this.widget);
    if (!built && !defined.has(this.widget)) {
      loadFollower()
        .then(({ unknown }) => unknown(this.widget))
        .catch((error: unknown) => this.#fail(error));
      return;
    }
    this.#enter('pending');
    try {
      arm(this, this.load || built?.load);
    } catch (error) {
      this.#fail(error); // the others go on
    }
  }

  /**
   * Loads the widget, now that it is due; may be called again.
   * @param event what the person did on the fallback, if that is why: a click or key is prevented and replayed later, others only prefetch
   */
  wake(event?: Event): void {
    if (this.isReleased || !/pending|loading/.test(this.state)) return;
    if (event && !/click|keydown/.test(event.type)) return prefetch(table.get(this.widget)?.chunks);
    event?.preventDefault();
    if (event) this.#waking = event;
    if (this.state === 'pending') this.#load();
  }

  #load(): void {
    this.#enter('loading');
    const code = defined.has(this.widget) ? Promise.resolve() : importChunk(this.widget);
    code.then(() => this.#mount(defined.get(this.widget))).catch((error: unknown) => this.#fail(error));
  }

  /** @param widget `undefined` when its code did not register it */
  #mount(widget: MountableWidget | undefined): void {
    if (!widget || this.isReleased) return this.#fail();
    // includes focus in a shadow root of the page
    if (matches(this.element, ':focus-within')) this.#waking ??= { type: 'focus' };
    this.handle = widget.mount(this.element, {
      ready: () => this.#ready(),
      error: (error, fatal) => this.#fail(error, fatal),
    });
  }

  #ready(): void {
    if (this.isReleased || this.state === 'ready') return;
    this.#enter('ready');
    this.element.dispatchEvent(
      customEvent('dw:ready', { bubbles: true, composed: true, detail: { widget: this.widget } }),
    );
    const event = this.#waking;
    this.#waking = undefined;
    if (event) withFollower(({ replay }) => replay(this.element, event));
  }

  /** @param error `undefined` when the widget's code did not register it */
  #fail(error?: unknown, fatal = true): void {
    if (this.isReleased) return; // removed while its code was loading
    if (fatal) this.#enter('error');
    withFollower(({ failed }) => failed(this, error, fatal), error);
  }

  release(): void {
    try {
      this.handle?.unmount();
    } catch (error) {
      this.#fail(error, false);
    }
    this.isReleased = true;
    removeAttribute(this.element, STATE);
  }

  #enter(state: WidgetState): void {
    this.state = state;
    this.timings[state] = performance.now();
    setAttribute(this.element, STATE, state);
  }
}
