import type { Page } from '@playwright/test';

/**
 * What of a widget would lie above the page's own layers, such as a sticky column: a `z-index` that nothing in the widget keeps
 * in. Popovers and dialogs are in the top layer; a booking's bar is meant to.
 */
export const partsAboveThePage = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isLayer = (element: Element): boolean => {
      const { position, zIndex, isolation } = getComputedStyle(element);
      return isolation === 'isolate' || (position !== 'static' && zIndex !== 'auto') || /fixed|sticky/.test(position);
    };
    const above: string[] = [];
    for (const widget of document.querySelectorAll('[data-widget-state]'))
      for (const part of widget.shadowRoot?.querySelectorAll('*') ?? []) {
        const { position, zIndex } = getComputedStyle(part);
        if (position === 'static' || zIndex === 'auto' || Number(zIndex) < 1) continue;
        if (part.closest('dialog, .ui-popover, .ui-action-bar')) continue;
        let around = part.parentElement;
        while (around && !isLayer(around)) around = around.parentElement;
        if (!around)
          above.push(`${widget.getAttribute('data-widget')}: ${part.getAttribute('class') ?? part.localName}`);
      }
    return [...new Set(above)];
  });
