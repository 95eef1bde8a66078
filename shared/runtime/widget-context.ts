import { createContext, useContext } from 'react';

/** A widget's connection to its page. */
export interface WidgetContextValue {
  /** The widget's name. */
  readonly name: string;
  /** The widget and the item that the element stands for, as one text. */
  readonly item: string;
  /** The host's element. Widgets with slots find their light children here. */
  readonly element: HTMLElement;
  /** Dispatches `dw:change` with this detail, after the person's decision has taken effect. */
  change(detail: unknown): void;
  /**
   * Leaves the page in the same tab, unless a listener of `dw:navigate` prevents it.
   * @returns false when prevented
   * @throws TypeError for an unsafe address (W10)
   */
  navigate(url: string): boolean;
  /**
   * Reloads the page, unless a listener of `dw:navigate` prevents it.
   * @returns false when prevented
   */
  reload(): boolean;
}

// every component of ours is inside a widget, see defineWidget
export const WidgetContext = createContext<WidgetContextValue>(null as unknown as WidgetContextValue);

/** The page around the widget that contains this component. */
export const useWidget = (): WidgetContextValue => useContext(WidgetContext);
