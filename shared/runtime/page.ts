import { safeLink } from '../lib/safe-url.ts';
import type { WidgetContextValue } from './widget-context.ts';

/**
 * The page as one widget sees it. Everything goes through cancelable or plain events on its element (host contract, "Events").
 * @param left fires when the widget is taken away or its element stands for another item: from then on it tells the page nothing and leads nowhere
 */
export function pageOf(element: HTMLElement, name: string, left: AbortSignal): WidgetContextValue {
  const dispatch = (type: string, detail: object, cancelable: boolean): boolean =>
    !left.aborted &&
    element.dispatchEvent(
      new CustomEvent(type, { bubbles: true, composed: true, cancelable, detail: { widget: name, ...detail } }),
    );
  return {
    name,
    element,
    change(detail) {
      dispatch('dw:change', { value: detail }, false);
    },
    navigate(url) {
      const safe = safeLink(url);
      const leaving = dispatch('dw:navigate', { url: safe }, true);
      if (leaving) location.assign(safe);
      return leaving;
    },
    reload() {
      const leaving = dispatch('dw:navigate', { url: location.href }, true);
      if (leaving) location.reload();
      return leaving;
    },
  };
}
