import type { SweetAlertOptions, SweetAlertResult } from 'sweetalert2';
import type { Locale } from '../lib/locale.ts';
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
}

/** Button words go into SweetAlert2 as HTML, so what would be markup is written out. */
export const asText = (words: string): string => words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Shows one popup; ends when it is gone from the page and another one may follow. */
export async function fire(
  Swal: SweetAlert,
  { title, text, icon, locale = 'ms', theme }: PopupOptions,
  options: SweetAlertOptions,
): Promise<SweetAlertResult> {
  let gone = () => {};
  const isGone = new Promise<void>((resolve) => (gone = resolve));
  const result = await Swal.fire({
    titleText: title,
    ...(text && { text }),
    ...(icon && { icon }),
    animation: false, // an animation that never ends, as in a hidden tab, would keep the popup for ever
    ...options,
    customClass: { container: 'dw-popup' },
    willOpen: (popup) => {
      const container = popup.parentElement;
      if (container) {
        container.lang = locale;
        if (theme) container.dataset.theme = theme;
      }
      options.willOpen?.(popup);
    },
    didClose: () => gone(),
  } as SweetAlertOptions);
  // a page that opens its own popup over ours ends ours without didClose
  await Promise.race([isGone, new Promise((resolve) => setTimeout(resolve, 1_000))]);
  return result;
}
