import { createContext, useContext } from 'react';

/** What a widget may say to its page. */
export interface WidgetContextValue {
  /** The widget's name. */
  readonly name: string;
  /** The host's element; light children of widgets with slots are found here. */
  readonly element: HTMLElement;
  /** Tells the page that something the person decided is now true: event `dw:change` with this detail. */
  change(detail: unknown): void;
  /** Leaves the page in the same tab, unless a listener of `dw:navigate` prevents it. Only safe addresses (W10): throws a sentence for others. @returns false when prevented */
  navigate(url: string): boolean;
  /** Reloads the page, unless a listener of `dw:navigate` prevents it. @returns false when prevented */
  reload(): boolean;
}

export const WidgetContext = createContext<WidgetContextValue | null>(null);

/** The page around the widget this component belongs to. Throws outside of a widget. */
export function useWidget(): WidgetContextValue {
  const value = useContext(WidgetContext);
  if (!value)
    throw new Error('useWidget() was called outside of a widget. Mount the component through defineWidget().');
  return value;
}
