import { late } from './late.ts';

/**
 * Copies an element's text and says so in a toast. To be called within the click: Safari refuses a copy that begins later. The text may come
 * later, and with it the code that finds it.
 * @param target the element or a selector of it
 * @param button the copy button that asks for it; none when the page's own code does
 */
export async function copy(target: string | Element, button?: Element): Promise<boolean> {
  const ready = late();
  // absent on plain http and in Firefox 115; the helper has other ways
  const begun = navigator.clipboard?.write?.([
    new ClipboardItem({ 'text/plain': ready.then((helpers) => helpers.textToCopy(target, button)) }),
  ]);
  begun?.catch(() => {}); // the helper asks for it, if it comes
  return (await ready).copy(target, button, begun);
}

/** Serves `<button data-copy="#id">` anywhere on the page. */
export function serveCopyButtons(): void {
  document.addEventListener('click', (event) => {
    const button = (event.composedPath()[0] as Element).closest?.<HTMLElement>('[data-copy]');
    if (!button) return;
    event.preventDefault();
    copy(button.dataset.copy!, button).catch(console.error);
  });
}
