/**
 * What the loader and the runtime promise each other. The loader knows elements and chunks, nothing of React; the runtime knows
 * React and properties, nothing of chunks. A host may pass a `MountableWidget` of its own to `DealerWidgets.define`.
 */
export interface MountableWidget {
  /** The `data-widget` name. */
  readonly name: string;
  /** Brings one element to life, at once or soon. What goes wrong is reported, never thrown. */
  mount(element: HTMLElement, report: MountReport): WidgetHandle;
}

/** What a mounted widget tells the loader about itself, any time after `mount` was called. */
export interface MountReport {
  /** The widget is on the screen in its final shape; also after it recovered from an error. */
  ready(): void;
  /** Something failed. `fatal`: the fallback is shown again. Otherwise the widget goes on with what it had. */
  error(error: unknown, fatal: boolean): void;
}

export interface WidgetHandle {
  /** The element's attributes or JSON child may have changed. */
  update(): void;
  /** Takes the widget away and shows the host's own children again. */
  unmount(): void;
  /** Repeats, on the mounted widget, the click or key on the fallback that woke it. */
  replay?(waking: WakingEvent): void;
  /** The properties as parsed, with the place each came from, for `DealerWidgets.inspect()`. */
  inspect?(): { properties: Record<string, unknown>; sources: Record<string, string> };
}

/** The event that woke a widget, or stands for the focus its fallback had. */
export interface WakingEvent {
  /** `click`, `keydown` or `focus`. */
  readonly type: string;
  /** The key of a `keydown`. */
  readonly key?: string;
  /** What it happened on, inside the fallback. */
  readonly target: EventTarget | null;
}

/** `unknown`: there is no widget of this name, yet or at all; it is not shown on the element. */
export type WidgetState = 'pending' | 'loading' | 'ready' | 'error' | 'unknown';

/** The global `window.DealerWidgets` (host contract, "API"). */
export interface DealerWidgetsApi {
  readonly version: string;
  /** The attribute that names a widget: `data-widget`, or what `data-attribute` on the loader's script tag says. */
  readonly attribute: string;
  /** Finds widgets in `root` (the document when left out), and tries again those that failed. */
  scan(root?: ParentNode): void;
  /** Takes away every widget in `root`, itself included, until `scan(root)`. */
  unmount(root: ParentNode): void;
  /** Adds or registers a widget. */
  define(widget: MountableWidget): void;
  /** Every instance with its state, properties, their sources, timings in milliseconds and last error. */
  inspect(): WidgetReport[];
  /** Copies the text of an element and says so in a toast. Resolves `true` only when the whole text was copied. */
  copy(target: string | Element): Promise<boolean>;
  /** For our own chunks: tells the page of what was logged, as `dw:problem`; there soon after the start. */
  problem?(details: readonly unknown[]): void;
  /** For our own chunks: what those that have run export, by the chunk's name. */
  readonly chunks: Readonly<Record<string, Record<string, unknown>>>;
  /** For our own chunks: build.mjs turns their `import()` into this, with the dependencies named, so that it is retried and comes in one round. */
  import(...names: string[]): Promise<Record<string, unknown>>;
  /** Calls back with this API at once; before the loader arrives, an array in its place keeps the callbacks. */
  push(...callbacks: Array<(api: DealerWidgetsApi) => void>): void;
}

export interface WidgetReport {
  widget: string;
  element: Element;
  state: WidgetState;
  properties?: Record<string, unknown>;
  sources?: Record<string, string>;
  /** Milliseconds since the page's time origin. */
  timings: Partial<Record<'found' | 'loading' | 'ready', number>>;
  lastError?: string | undefined;
}

declare global {
  interface Window {
    DealerWidgets?: DealerWidgetsApi | Array<(api: DealerWidgetsApi) => void>;
  }
}
