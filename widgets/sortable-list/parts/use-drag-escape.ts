import { documentMember } from '../../../shared/lib/dom/native-dom.ts';
import { useWindowEvent } from '../../../shared/ui/use-window-event.ts';

/**
 * Escape ends the drag and nothing else. dnd-kit ends it too, but passes the key on, so that a modal of the page around the list would close.
 * @param dragging whether an item is dragged
 */
export function useDragEscape(dragging: boolean): void {
  const cancel = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    // dnd-kit has no call for it, but puts the item back when the browser takes the pointer away
    documentMember('dispatchEvent').call(document, new PointerEvent('pointercancel'));
  };
  useWindowEvent('keydown', cancel, { capture: true, active: dragging });
}
