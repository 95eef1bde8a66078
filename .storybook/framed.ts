/** A story in a frame of a docs page: reports its height to that page, and does not scroll it. */

const isFramed = new URLSearchParams(location.search).has('framed');

/** Sent once the story has reached its state, and when its height changes after that. */
export interface FrameMessage {
  /** The height the story needs, px. */
  storyHeight: number;
}

/** The height of a frame for a dialog, a message or a full-screen view, which take whatever height there is, in px. */
const FOR_DIALOGS = 640;

/** Prepares the page; does nothing outside of such a frame. */
export function followFrame(): void {
  if (!isFramed) return;
  document.documentElement.dataset.framed = '';
  // the docs page must not scroll to what a story focuses
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function quietly(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}

/** Tells the docs page that the story has reached its state, and from now on how high the frame should be. */
export function reportShown(): void {
  // Storybook's own page has it; an observer calls back at once
  if (isFramed) new ResizeObserver(reportSize).observe(document.querySelector('#storybook-root')!);
}

function reportSize(): void {
  const { scrollHeight = 0 } = document.querySelector('#storybook-root') ?? {};
  const storyHeight = hasDialog() ? Math.max(FOR_DIALOGS, scrollHeight) : scrollHeight;
  window.parent.postMessage({ storyHeight } satisfies FrameMessage, location.origin);
}

const hasDialog = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  [...document.querySelectorAll('body *')].some(({ shadowRoot }) => shadowRoot?.querySelector('dialog[open], .toasts'));
