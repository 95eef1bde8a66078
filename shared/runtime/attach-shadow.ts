import { closest, createElement, queryAll } from '../lib/native-dom.ts';
import { PRIVATE_SLOT } from './private-slot.ts';

export interface WidgetShadow {
  readonly shadow: ShadowRoot;
  /** Where React renders. */
  readonly frame: HTMLElement;
  showWidget(): void;
  /** Shows the host's own children again. */
  showFallback(): void;
}

/** Gives the element a shadow root that still shows the host's own children. A root once attached stays and is used again. */
export function attachShadow(element: HTMLElement): WidgetShadow {
  // a copy of a mounted widget (cloneNode, a page restored from a snapshot) brings the inputs of the original along
  for (const child of queryAll(element, `:scope > [slot="${PRIVATE_SLOT}"]`)) child.remove();
  const shadow = element.shadowRoot ?? attach(element);
  shadow.addEventListener('keydown', keepUsedKeys);
  const frame = createElement('div');
  frame.className = 'dw';
  frame.part.add('widget');
  let slots: HTMLSlotElement[] = [];
  const showFallback = (): void => {
    frame.hidden = true;
    slots = slotsOfAll(element);
    shadow.replaceChildren(...slots, frame);
  };
  showFallback();
  return {
    shadow,
    frame,
    showWidget() {
      for (const slot of slots) slot.remove();
      frame.hidden = false;
    },
    showFallback,
  };
}

/** What may hold a shadow root, in HTML: https://dom.spec.whatwg.org/#valid-shadow-host-name */
const HOLDERS =
  'div, span, p, section, article, main, header, footer, nav, aside, blockquote, h1 to h6, or an element of your own such as <my-place>';

/** @throws Error with what to write instead, for an element that cannot hold a widget */
function attach(element: HTMLElement): ShadowRoot {
  try {
    return element.attachShadow({ mode: 'open' });
  } catch (cause) {
    throw new Error(
      `<${element.localName}> cannot hold a widget. Put data-widget on one that can (${HOLDERS})${closest(element, 'table') ? ', inside the <td>' : ''}.`,
      { cause },
    );
  }
}

/** A key that was used here is none for the page: a modal of the host would close on the Escape that closed a list in it. */
function keepUsedKeys(event: Event): void {
  if (event.defaultPrevented) event.stopPropagation();
}

/** A slot for everything the host wrote, in its order: plain children and those meant for a named slot of the widget. */
function slotsOfAll(element: HTMLElement): HTMLSlotElement[] {
  const names = new Set(['', ...[...element.children].map((child) => child.slot)]);
  names.delete(PRIVATE_SLOT);
  return [...names].map((name) => Object.assign(createElement('slot'), { name }));
}
