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
  for (const child of element.querySelectorAll(`:scope > [slot="${PRIVATE_SLOT}"]`)) child.remove();
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  shadow.addEventListener('keydown', keepUsedKeys);
  const frame = document.createElement('div');
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

/** A key that was used here is none for the page: a modal of the host would close on the Escape that closed a list in it. */
function keepUsedKeys(event: Event): void {
  if (event.defaultPrevented) event.stopPropagation();
}

/** A slot for everything the host wrote, in its order: plain children and those meant for a named slot of the widget. */
function slotsOfAll(element: HTMLElement): HTMLSlotElement[] {
  const names = new Set(['', ...[...element.children].map((child) => child.slot)]);
  names.delete(PRIVATE_SLOT);
  return [...names].map((name) => Object.assign(document.createElement('slot'), { name }));
}
