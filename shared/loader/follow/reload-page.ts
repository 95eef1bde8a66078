import { documentMember, customEvent } from '../../page/index.ts';

/** Loads the page again. Dispatches a cancelable event before, as widgets do, so that the page can do something else instead. */
export function reloadPage(): void {
  const event = customEvent('dw:navigate', {
    bubbles: true,
    cancelable: true,
    detail: { widget: '', url: location.href },
  });
  if (documentMember('dispatchEvent').call(document, event)) location.reload();
}
