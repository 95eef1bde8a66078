import { pageAddress } from '../lib/url/page-address.ts';
import { safeLink } from '../lib/url/safe-url.ts';
import type { WidgetContextValue } from './widget-context.ts';

/**
 * A widget's connection to its page: cancelable and plain events on its element (host contract, "Events").
 * @param left aborts when the widget is unmounted or its element stands for another item: it then dispatches no more events and does not navigate
 */
export function pageOf(element: HTMLElement, name: string, item: string, left: AbortSignal): WidgetContextValue {
  const dispatch = (type: string, detail: object, cancelable: boolean): boolean =>
    !left.aborted &&
    element.dispatchEvent(
      new CustomEvent(type, { bubbles: true, composed: true, cancelable, detail: { widget: name, ...detail } }),
    );
  return {
    name,
    item: name + item,
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
      const leaving = dispatch('dw:navigate', { url: pageAddress() }, true);
      if (leaving) location.reload();
      return leaving;
    },
  };
}
