// chunk: popups
import type { SweetAlertOptions, SweetAlertResult } from 'sweetalert2';
import type { Locale } from '../lib/locale.ts';
import { documentMember, isConnected, rootOf } from '../lib/native-dom.ts';
import type { SweetAlert } from './load-sweetalert.ts';

/** What every popup may be told. All texts are shown as text, never as HTML. */
export interface PopupOptions {
  title: string;
  text?: string;
  icon?: 'success' | 'error' | 'warning' | 'info' | 'question';
  /** The language of words the caller does not give; default Malay. */
  locale?: Locale;
  /** The theme of the widget that asks; default light. */
  theme?: string | undefined;
  /** When it fires, what it is about is gone: a question or message closes unanswered, and what is not shown yet never is. A toast on the screen stays. */
  left?: AbortSignal | undefined;
}

/** Button words go into SweetAlert2 as HTML, so what would be markup is written out. */
export const asText = (words: string): string => words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Shows one popup; ends when it is gone from the page and another one may follow, also when the page took it away.
 * @throws when it could not be shown; nothing of it is left then
 */
export async function fire(
  Swal: SweetAlert,
  { title, text, icon, locale = 'ms', theme }: PopupOptions,
  options: SweetAlertOptions,
): Promise<SweetAlertResult> {
  let container: HTMLElement | null = null;
  let gone = () => {};
  const isGone = new Promise<void>((resolve) => (gone = resolve));
  let endOfWatch = () => {};
  try {
    const result = await Swal.fire({
      titleText: title,
      ...(text && { text }),
      ...(icon && { icon }),
      animation: false, // an animation that never ends, as in a hidden tab, would keep the popup for ever
      ...options,
      customClass: { container: 'dw-popup' },
      willOpen: (popup) => {
        container = popup.parentElement!;
        endOfWatch = whenTakenAway(container, (left) => {
          documentMember('body').append(left); // SweetAlert2 can only end, and tidy the page, what it finds there
          Swal.close();
        });
        for (const unused of popup.querySelectorAll<HTMLElement>('label, input, select, textarea'))
          unused.style.setProperty('display', 'none', 'important'); // a page's own !important would show it
        popup.querySelector('.dw-swal2-icon')?.setAttribute('aria-hidden', 'true'); // its signs are letters: "?", "!", "i"
        container.lang = locale;
        if (theme) container.dataset.theme = theme;
        options.willOpen?.(popup);
      },
      didClose: () => gone(),
    } as SweetAlertOptions).finally(() => {}); // its own `then` keeps failures to itself, the promise of `finally` does not
    await isGone;
    return result;
  } finally {
    endOfWatch();
    (container as HTMLElement | null)?.remove();
  }
}

/**
 * A page may remove what holds the popup: a visit that exchanges the body, a widget's element with its open dialog. SweetAlert2 then
 * never answers, and everything behind it would wait for ever. What is put somewhere else at once has not left.
 */
function whenTakenAway(container: Element, then: (container: Element) => void): () => void {
  let watching = true;
  const observer = new MutationObserver(() => setTimeout(() => watching && !isConnected(container) && then(container)));
  for (const root of new Set([rootOf(container), document])) observer.observe(root, { childList: true, subtree: true });
  return () => {
    watching = false;
    observer.disconnect();
  };
}
