import { late } from './late.ts';

/**
 * Serves `<button data-copy="#id">` anywhere on the page. Its code is loaded and run on the first sign of intent, so that the copy itself
 * happens within the click: some browsers refuse it later.
 */
export function serveCopyButtons(): void {
  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, (event) => {
      const button = (event.target as Element).closest?.<HTMLElement>('[data-copy]');
      if (!button) return;
      const ready = late();
      if (type === 'click') {
        event.preventDefault();
        ready.then(({ copy }) => copy(button.dataset.copy!, 'button')).catch(console.error);
      } else ready.catch(() => {}); // the click reports it
    });
  }
}
