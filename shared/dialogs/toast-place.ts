import { topModal } from '../lib/open-modals.ts';

let place: HTMLElement | undefined;

/**
 * Where a toast can be seen, heard and reached now: the page, or the modal dialog on top, for everything outside of it is
 * inert. SweetAlert2 only works in the document; a dialog in a shadow root takes it in through a slot.
 */
export function toastPlace(): HTMLElement {
  place?.remove();
  place = undefined;
  const modal = topModal();
  if (!modal) return document.body;
  const slot = modal.querySelector<HTMLSlotElement>('slot[name^="dw-toast"]');
  const root = modal.getRootNode();
  place = document.createElement('div');
  if (slot && root instanceof ShadowRoot) {
    place.slot = slot.name;
    root.host.append(place);
  } else modal.append(place);
  return place;
}
