import { adoptStyles, createElement, memberOf, queryAll } from '../page/index.ts';
import { tokensCss as tokens } from '../ui/tokens/index.ts';
import { FORM_SLOT } from './form-slot.ts';
import reset from './reset.css?inline';

export interface WidgetShadow {
  readonly shadow: ShadowRoot;
  /** The element in which React renders. */
  readonly frame: HTMLElement;
  showWidget(): void;
  /** Shows the host's own children again. */
  showFallback(): void;
}

/**
 * Gives the element a shadow root with the shared style sheets, which still shows the host's own children. An existing root is reused.
 * @throws DOMException for an element that cannot have one
 */
export function attachShadow(element: HTMLElement): WidgetShadow {
  // a copy of a mounted widget (cloneNode, a page restored from a snapshot) contains the form's inputs of the original
  for (const child of queryAll(element, `:scope > [slot="${FORM_SLOT}"]`)) child.remove();
  const shadow = memberOf(element, 'shadowRoot') ?? memberOf(element, 'attachShadow').call(element, { mode: 'open' });
  shadow.addEventListener('keydown', keepUsedKeys);
  adoptStyles(shadow, reset);
  adoptStyles(shadow, tokens, 'tokens');
  const frame = createElement('div');
  frame.className = 'dw';
  frame.part.add('widget');
  const showFallback = (): void => {
    frame.hidden = true;
    shadow.replaceChildren(...slotsOfAll(element), frame);
  };
  showFallback();
  return {
    shadow,
    frame,
    showWidget() {
      if (!frame.hidden) return;
      shadow.replaceChildren(frame);
      frame.hidden = false;
    },
    showFallback,
  };
}

/** Stops a handled key press from reaching the page: Escape, which closes a list, would also close a modal of the host around it. */
function keepUsedKeys(event: Event): void {
  if (event.defaultPrevented) event.stopPropagation();
}

/** Slots for all children that the host wrote, in their order: plain ones and those for a named slot of the widget. */
function slotsOfAll(element: HTMLElement): HTMLSlotElement[] {
  const names = new Set(['', ...[...memberOf(element, 'children')].map((child) => child.slot)]);
  names.delete(FORM_SLOT);
  return [...names].map((name) => Object.assign(createElement('slot'), { name }));
}
