import { prefetch } from './chunks.ts';
import { late, lateUrls } from './late.ts';

/** Serves `<button data-copy="#id">` anywhere on the page. Its code is fetched on the first sign of intent. */
export function serveCopyButtons(): void {
  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, (event) => {
      const button = (event.target as Element).closest?.<HTMLElement>('[data-copy]');
      if (!button) return;
      if (type !== 'click') return prefetch(lateUrls);
      event.preventDefault();
      late()
        .then(({ copy }) => copy(button.dataset.copy!, 'button'))
        .catch(console.error);
    });
  }
}
