import type { SweetAlertOptions, SweetAlertResult } from 'sweetalert2';
import Swal from 'sweetalert2/dist/sweetalert2.esm.js';
import {
  createElement,
  documentMember,
  focusedElement,
  isConnected,
  nearestValue,
  rootOf,
} from '../../../page/index.ts';
import { type Fact, type PopupOptions, titleWords } from '../index.ts';
import { host } from './popup-root.ts';

/** The `data-theme` around an element; that of the page where there is none, or it has left. */
const themeAround = (element: Element | null): string =>
  nearestValue(element && isConnected(element) ? element : documentMember('documentElement'), 'data-theme') ?? 'light';

export const isBill = (facts: readonly Fact[] = []): boolean => facts.some((fact) => typeof fact !== 'string');

/** SweetAlert2 renders button texts as HTML, so this escapes them. */
export const asText = (words: string): string =>
  words.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Shows one popup; resolves when it has left the page, also when the page has removed it, so that the next one may open.
 * @throws Error when the popup could not be shown; it is removed completely then
 */
export async function fire(popupOptions: PopupOptions, options: SweetAlertOptions): Promise<SweetAlertResult> {
  const { title, text, facts = [], icon, locale = 'ms', near = focusedElement() } = popupOptions;
  let container: HTMLElement | null = null;
  let gone = () => {};
  const isGone = new Promise<void>((resolve) => (gone = resolve));
  let stopWatching = () => {};
  try {
    const result = await Swal.fire({
      titleText: titleWords(popupOptions),
      ...(text && { text }),
      ...(icon && { icon }),
      animation: false, // in a hidden tab animations do not end, and the popup would stay for ever
      ...options,
      customClass: { container: 'dw' },
      willOpen: (popup) => {
        // SweetAlert2 calls willOpen after it has put the popup into its container
        container = popup.parentElement!;
        const shown = container;
        const takeTheme = (): void => {
          shown.dataset.theme = themeAround(near);
        };
        takeTheme();
        stopWatching = followPage(host, takeTheme, () => Swal.close());
        keepOnly(popup, [
          icon && 'icon',
          'title',
          text && 'html-container',
          options.showConfirmButton !== false && 'confirm',
          options.showCancelButton && 'cancel',
          options.showCloseButton && 'close',
        ]);
        if (facts.length > 0) popup.querySelector('.swal2-html-container')?.append('\n', factsElement(facts));
        popup.querySelector('.swal2-icon')?.setAttribute('aria-hidden', 'true'); // the icons are letters ("?", "!", "i"), which would be read aloud
        container.lang = locale;
        if (typeof title !== 'string') popup.querySelector('.swal2-title')?.setAttribute('lang', title.lang);
        container.toggleAttribute('data-bill', isBill(facts));
        options.willOpen?.(popup);
      },
      didClose: () => gone(),
    }).finally(() => {}); // SweetAlert2's own `then` hides rejections, the promise of `finally` does not
    await isGone;
    return result;
  } finally {
    stopWatching();
    // willOpen sets it, which the compiler cannot see
    (container as HTMLElement | null)?.remove();
  }
}

function factsElement(facts: readonly Fact[]): HTMLElement {
  const element = createElement('p');
  element.className = 'facts';
  const partOf = (text: string): HTMLElement => Object.assign(createElement('span'), { textContent: text });
  for (const fact of facts) {
    const line = partOf(typeof fact === 'string' ? fact : '');
    if (typeof fact !== 'string') {
      const [label, amount, detail] = fact;
      const words = partOf(label);
      if (detail) words.append(' ', partOf(detail));
      line.append(words, ' ', partOf(amount));
    }
    element.append(line, '\n');
  }
  element.lastChild?.remove();
  return element;
}

/** Removes SweetAlert2's unused inputs, lists and image: screen readers would announce them, and our style sheet does not cover them. */
function keepOnly(popup: Element, names: ReadonlyArray<string | false | undefined>): void {
  const used = names
    .filter(Boolean)
    .map((name) => `.swal2-${name}`)
    .join();
  for (const part of popup.querySelectorAll('*')) if (!part.closest(used) && !part.querySelector(used)) part.remove();
}

/**
 * Calls back when the page changes, and when it has removed the popups' element, as when it replaces the body: SweetAlert2 would never
 * resolve, and the queue would wait for ever. An element that is only moved does not count.
 * @returns stops watching
 */
function followPage(element: Element, changed: () => void, removed: () => void): () => void {
  let watching = true;
  const observer = new MutationObserver(() => {
    changed();
    setTimeout(() => watching && !isConnected(element) && removed());
  });
  for (const root of new Set([rootOf(element), document]))
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-theme'] });
  return () => {
    watching = false;
    observer.disconnect();
  };
}
