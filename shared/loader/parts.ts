import type { WidgetHandle, WidgetReport, WidgetState } from '../lib/widget-protocol.ts';

/** One element with a widget's name, from the moment it is found until it leaves the page. */
export interface Instance {
  readonly element: HTMLElement;
  readonly name: string;
  state: WidgetState;
  timings: WidgetReport['timings'];
  handle?: WidgetHandle | undefined;
  lastError?: string | undefined;
}

/** The helpers of shared/dialogs/late.ts, fetched only when a page needs them. */
export interface LateHelpers {
  /** The text as the clipboard takes it. Throws when there is none. */
  textToCopy(target: string | Element, button?: Element): Blob;
  /**
   * Copies and says so in a toast; the messages differ by who asked (part 2, "Page-level copy behaviour").
   * @param begun the copy that began within the click
   */
  copy(target: string | Element, button?: Element, begun?: Promise<void>): Promise<boolean>;
  /** Notes a name of the page's own; throws for one that is probably meant for us. */
  unknownWidget(name: string, known: string[]): void;
}

/** What the loader hands over to the chunk that follows the page; the names are explained where these are declared. */
export interface LoaderParts {
  readonly NAME: string;
  scope(): string | undefined;
  settingsChanged(): boolean;
  readonly instances: ReadonlyMap<Element, Instance>;
  adopt(element: HTMLElement): Instance | undefined;
  adoptAll(found: HTMLElement[]): void;
  release(instance: Instance): void;
  readonly table: Map<string, unknown>;
  readonly defined: ReadonlyMap<string, unknown>;
  late(): Promise<LateHelpers>;
}

/** What follows the page from soon after the start (follow.ts). */
export interface Follower {
  /** Finds the widgets in a part of the page; those that failed are tried again. A shadow root is watched from then on. */
  scan(root?: Node): void;
  /** Takes away every widget in a part of the page. */
  unmount(root: Node): void;
  /** A widget of this name came: elements that had to do without are tried again. */
  defined(name: string): void;
  /** Says what there is to say about a name that nobody has; rejects when it is probably meant for us. */
  unknown(name: string): Promise<void>;
  /** @param button the copy button that asks for it; none when the page's own code does */
  copy(target: string | Element, button?: Element): Promise<boolean>;
  /** Whether somebody with a keyboard can get at the fallback of a widget that waits for it; says so once when not. */
  canBeWokenByKey(element: Element): boolean;
  /** Calls back as soon as a media query matches, and every time it does again. */
  whenMedia(query: string, due: () => void): void;
}

/** What follow.ts exports. */
export interface FollowModule {
  follow(loader: LoaderParts): Follower;
  /** Finds out why a chunk did not arrive. @returns the sentence to fail with */
  notLoaded(url: string, cause: unknown): Promise<Error>;
}
