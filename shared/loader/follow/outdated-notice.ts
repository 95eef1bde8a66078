import {
  adoptStyles,
  askedLocale,
  createElement,
  customEvent,
  documentMember,
  isConnected,
  nearestValue,
} from '../../page/index.ts';
import { followTopModal } from '../../page/modals/index.ts';
import { outdatedText } from './outdated.text.ts';
import { tokensCss as tokens } from '../../ui/tokens/index.ts';
import css from './outdated-notice.css?inline';

let notice: HTMLElement | undefined;
let remove = (): void => {};

/** Loads the page again. Dispatches a cancelable event before, as widgets do, so that the page can do something else instead. */
function reloadPage(): void {
  const event = customEvent('dw:navigate', {
    bubbles: true,
    cancelable: true,
    detail: { widget: '', url: location.href },
  });
  if (documentMember('dispatchEvent').call(document, event)) location.reload();
}

/**
 * Shows one notice at the lower edge, above any open dialog, with a button that reloads the page. Input stays until then. Closed, it comes back
 * with the next missing chunk.
 */
export function showOutdatedNotice(): void {
  if (notice && isConnected(notice)) return;
  remove();
  const body = documentMember('body');
  const locale = askedLocale(body) ?? 'ms';
  const words = outdatedText[locale];
  const button = (word: string, press: () => void): HTMLElement => {
    const made = Object.assign(createElement('button'), { type: 'button', textContent: word });
    made.addEventListener('click', press);
    return made;
  };
  const message = createElement('p');
  message.setAttribute('role', 'status');
  const frame = Object.assign(createElement('section'), { className: 'dw', lang: locale, ariaLabel: words.text });
  frame.dataset.theme = nearestValue(body, 'data-theme') ?? 'light';
  frame.append(
    message,
    button(words.reload, reloadPage),
    button(words.close, () => remove()),
  );

  const box = createElement('div');
  notice = box;
  const shadow = box.attachShadow({ mode: 'open' });
  adoptStyles(shadow, tokens, 'tokens');
  adoptStyles(shadow, css);
  shadow.append(frame);
  const stopFollowing = followTopModal(box, () => remove());
  remove = () => {
    stopFollowing();
    box.remove();
    notice = undefined;
  };
  requestAnimationFrame(() => (message.textContent = words.text)); // a live region is announced only when its text changes
}
