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
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const frame = document.createElement('div');
  frame.className = 'dw';
  frame.part.add('widget');
  const slot = document.createElement('slot');
  const showFallback = (): void => {
    frame.hidden = true;
    shadow.replaceChildren(slot, frame);
  };
  showFallback();
  return {
    shadow,
    frame,
    showWidget() {
      slot.remove();
      frame.hidden = false;
    },
    showFallback,
  };
}
