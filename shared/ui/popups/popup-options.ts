import type { Locale, Spoken } from '../../lib/index.ts';

/**
 * A line, or what is paid for, its amount and how that comes about: then the block is a bill, the last line its total, and the button to
 * confirm pays.
 */
export type Fact = string | readonly [label: string, amount: string, detail?: string | undefined];

/** The options of every popup. All texts are shown as text, never as HTML. */
export interface PopupOptions {
  title: string | Spoken;
  text?: string;
  /** Lines in a block of their own below the text: the subject of a question, such as place and dates. An empty line separates groups. */
  facts?: readonly Fact[];
  icon?: 'success' | 'error' | 'warning' | 'info' | 'question';
  /** The language of default texts; Malay when absent. */
  locale?: Locale;
  /** What it is about, whose theme it has, also when the page changes that; default: what has the focus. */
  near?: Element | null | undefined;
  /** Aborted when the popup's subject is gone: a question or message then closes unanswered or, if still waiting, is never shown. A visible toast stays. */
  left?: AbortSignal | undefined;
}

export interface ConfirmOptions extends PopupOptions {
  /** Text of the confirm button; default 'Ya' / 'Yes'. */
  confirmText?: string;
}

export interface ToastOptions extends PopupOptions {
  /**
   * How long it is visible, in ms; default 5,000 (part 9). The time pauses while the pointer or focus is on it.
   * @internal for tests
   */
  ms?: number;
  /** Said nowhere else, such as whether a text was copied: by the browser, when the code of toasts cannot be loaded. */
  isNews?: boolean;
}

/** The words of a popup's title. */
export const titleWords = ({ title }: PopupOptions): string => (typeof title === 'string' ? title : title.children);
