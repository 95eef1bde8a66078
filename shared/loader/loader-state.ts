import type { CheckRow, DealerWidgetsApi, MountableWidget, WidgetHandle, WidgetReport } from '../lib/index.ts';
import type { reportProblem } from './follow/report-problem.ts';
import type { canBeWokenByKey } from './follow/can-be-woken-by-key.ts';
import type * as maps from './follow/import-map.ts';
import type { requireText } from './follow/copy.ts';
import type { notLoaded } from './follow/not-loaded.ts';
import type { ObservedPage } from './follow/observed-page.ts';
import type { refusals } from './follow/refusals.ts';
import type { replay } from './follow/replay.ts';

/** An element with a widget's name, from when it is found until it is released (instance.ts, which alone changes it). */
export interface Instance extends WidgetReport {
  readonly element: HTMLElement;
  /** `data-load` as it was when the element was found; another value is another way to wait. */
  readonly load: string | null;
  readonly isReleased: boolean;
  readonly handle?: WidgetHandle | undefined;
  /** Ends it, also while it waits or loads; the host's own children are shown again. */
  release(): void;
}

/** What the loader passes to follow.ts. The members are documented where they are declared. */
export interface LoaderState {
  readonly instances: ReadonlyMap<Element, Instance>;
  adopt(element: HTMLElement): Instance | undefined;
  adoptAll(found: HTMLElement[]): void;
  readonly unmounted: WeakSet<Element>;
  release(instance: Instance): void;
  /** This build's widgets, and its other chunks; the names of those start with `~`, which no template can write. */
  readonly table: Map<string, { readonly chunks: readonly string[] }>;
  readonly defined: Map<string, MountableWidget>;
  /** The last click. */
  click?: MouseEvent;
}

/** The page whose changes are followed, and what is done with its widgets then. */
export interface FollowedPage extends ObservedPage {
  readonly loader: LoaderState;
  /** The attribute that names a widget, and a selector of the elements that have it. */
  readonly nameAttribute: string;
  readonly selector: string;
  /** Begins to observe, and makes up for changes since the loader started. Call it once. */
  start(): void;
  /** Lets a mounted widget read its element again. */
  update(instance: Instance): void;
  /** Adopts the element again, from the start. The same failure is not reported twice. */
  adoptAgain(instance: Instance): void;
}

/** What the loader passes to `check()` of itself. */
export type CheckedLoader = LoaderState & Pick<Follower, 'unknown'>;

/** What the loader passes to `check()` of its functions. */
export interface CheckHelpers {
  refusals: typeof refusals;
  maps: typeof maps;
  markupMistakes(element: Element): Promise<string[]>;
  requireText: typeof requireText;
  /** What scripts of the page have replaced. */
  replaced: readonly CheckRow[];
}

/** The exports of the chunk of `DealerWidgets.check()` (shared/check/check.ts). */
export interface CheckModule {
  check(loader: CheckedLoader, helpers: CheckHelpers): Promise<CheckRow[]>;
}

/** Follows the page's changes, from soon after the start (follow.ts). */
export interface Follower {
  /** Finds the widgets in a part of the page, and retries those that failed. A shadow root is observed from then on. */
  scan(root?: Node): void;
  /** Unmounts every widget in a part of the page. */
  unmount(root: Node): void;
  /** Called when a widget is registered: retries the elements that failed because it was missing. */
  defined(name: string): void;
  /** Handles a name that is not registered; rejects when it is probably a misspelt widget. */
  unknown(name: string): Promise<void>;
  /** @param button the pressed copy button; absent when the page's own code calls */
  copy(target: string | Element, button?: Element): Promise<boolean>;
  canBeWokenByKey: typeof canBeWokenByKey;
  replay: typeof replay;
  problem: typeof reportProblem;
  /** Logs and dispatches the failure of a widget. */
  failed(instance: Instance, error: unknown, fatal: boolean): unknown;
  check: DealerWidgetsApi['check'];
  on: DealerWidgetsApi['on'];
}

/** The exports of follow.ts. */
export interface FollowModule {
  follow(loader: LoaderState): Follower;
  notLoaded: typeof notLoaded;
}
