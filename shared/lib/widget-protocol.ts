/**
 * The interface between the loader and the runtime. The loader knows elements and chunks but not React; the runtime knows
 * React and properties but not chunks. A host may pass a `MountableWidget` of its own to `DealerWidgets.define`.
 */
export interface MountableWidget {
  /** The `data-widget` name. */
  readonly name: string;
  /** Mounts the widget on an element, now or soon. Reports errors, never throws them. */
  mount(element: HTMLElement, report: MountReport): WidgetHandle;
}

/** How a mounted widget reports its state to the loader, any time after `mount` was called. */
export interface MountReport {
  /** The widget is on the screen in its final shape; also called after it has recovered from an error. */
  ready(): void;
  /**
   * Something failed.
   * @param error the error, or a promise of it when its message must be loaded first
   * @param fatal true when the widget has stopped and its fallback is shown again; otherwise it keeps its last properties
   */
  error(error: unknown, fatal: boolean): void;
}

export interface WidgetHandle {
  /** Call when the element's attributes or JSON child may have changed. */
  update(): void;
  /** Unmounts the widget and shows the host's own children again. */
  unmount(): void;
  /** The parsed properties, and where each came from, for `DealerWidgets.inspect()`; nothing before the mount has run. */
  inspect?(): { properties: Record<string, unknown>; sources: Record<string, string> } | undefined;
}

/** The event on the fallback that made the widget load, or the focus that the fallback had. */
export interface WakingEvent {
  /** `click`, `keydown` or `focus`. */
  readonly type: string;
  /** The event's target inside the fallback; absent for `focus`. */
  readonly target?: EventTarget | null;
}

/** `unknown`: no widget of this name exists, or not yet. The element does not show this state. */
export type WidgetState = 'pending' | 'loading' | 'ready' | 'error' | 'unknown';

/** The global `window.DealerWidgets`. */
export interface DealerWidgetsApi {
  readonly version: string;
  /** The attribute that names a widget: `data-widget`, or what `data-attribute` on the loader's script tag says. */
  readonly attribute: string;
  /** Finds widgets in `root` (default: the document), and retries those that failed. */
  scan(root?: ParentNode): void;
  /** Unmounts every widget in `root`, `root` itself included; they stay unmounted until `scan(root)`, or until they are put into the page anew. */
  unmount(root: ParentNode): void;
  /** Registers a widget. */
  define(widget: MountableWidget): void;
  /** Every instance with its state, properties, their sources, timings in milliseconds and last error. */
  inspect(): WidgetReport[];
  /** Copies the text of an element and confirms it with a toast. Resolves `true` only when the whole text was copied. */
  copy(target: string | Element): Promise<boolean>;
  /** Checks everything on this page that concerns widgets; prints and returns one table of mistakes. For development: it loads the code of every widget on the page. */
  check(): Promise<CheckRow[]>;
  /**
   * Calls back with the `detail` of every `dw:<type>` event of the page, such as `'problem'`. For `'error'` and `'problem'` it also calls
   * back for those reported before (at most 100, without an event). `options` as in `addEventListener`; `{ signal }` ends it.
   */
  on(type: string, callback: (detail: unknown, event?: Event) => void, options?: AddEventListenerOptions): void;
  /** For our own chunks: dispatches `dw:problem` for a logged error, as soon as the rest of the loader has loaded. */
  problem?(details: readonly unknown[]): void;
  /** For our own chunks: the exports of all chunks that have run, by the chunk's name. */
  readonly chunks: Readonly<Record<string, Record<string, unknown>>>;
  /**
   * For our own chunks: the build writes it in place of `import()`. The loader knows the chunk's address and what it needs, loads all in one
   * round, and retries.
   */
  import(name: string): Promise<Record<string, unknown>>;
  /** Calls back with this API at once. Before the loader has run, an array in its place collects the callbacks. */
  push(...callbacks: Array<(api: DealerWidgetsApi) => void>): void;
}

export interface WidgetReport {
  widget: string;
  element: Element;
  state: WidgetState;
  properties?: Record<string, unknown>;
  sources?: Record<string, string>;
  /** When it was found and got each state, in milliseconds since the page's time origin. */
  timings: Partial<Record<'found' | WidgetState, number>>;
  lastError?: string | undefined;
}

/** One line of `DealerWidgets.check()`. */
export interface CheckRow {
  /** The widget and its element, or the part of the page. */
  where: string;
  /** What is wrong, and how to correct it. */
  wrong: string;
  element?: Element | undefined;
}

declare global {
  interface Window {
    DealerWidgets?: DealerWidgetsApi | Array<(api: DealerWidgetsApi) => void>;
  }
}
