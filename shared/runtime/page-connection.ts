import { customEvent, safeLink } from '../page/index.ts';
import type { WidgetContextValue } from './widget-context.ts';

/** The widget and item that each mounted element stands for. */
export const mountedItems = new WeakMap<HTMLElement, string>();

/**
 * A widget's connection to its page: events on its element (host contract, "Events") and navigation. Both end when the element
 * stands for another item, but not when a script takes it out and puts it back.
 */
export function pageConnection(element: HTMLElement, name: string, identity: string): WidgetContextValue {
  const item = name + identity;
  mountedItems.set(element, item);
  const dispatch = (type: string, detail: object, cancelable: boolean): boolean =>
    mountedItems.get(element) === item &&
    element.dispatchEvent(
      customEvent(type, { bubbles: true, composed: true, cancelable, detail: { widget: name, ...detail } }),
    );
  const leave = (url: string, go: () => void): boolean => {
    const leaving = dispatch('dw:navigate', { url }, true);
    if (leaving) go();
    return leaving;
  };
  return {
    name,
    item,
    element,
    change(detail) {
      dispatch('dw:change', { value: detail }, false);
    },
    navigate(url) {
      const safe = safeLink(url);
      return leave(safe, () => location.assign(safe));
    },
    reload: () => leave(location.href, () => location.reload()),
  };
}
