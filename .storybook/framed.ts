/** A story in a frame of `StoryFrames`: reports its height to the page around it, and does not scroll that page. */

/** `fit`: as high as the story; `fill`: as high as the page; nothing outside of a frame. */
const framed = new URLSearchParams(location.search).get('framed');

export interface FrameMessage {
  /** The height the story needs, px. */
  storyHeight: number;
  /** Whether the story has reached its state. */
  isShown: boolean;
}

/** The height of a frame for a dialog, a message or a full-screen view, which take whatever height there is, in px. */
const FOR_DIALOGS = 640;

/** Prepares the page; does nothing outside of such a frame. */
export function followFrame(): void {
  if (!framed) return;
  document.documentElement.dataset.framed = framed;
  // the page around it must not scroll to what a story focuses
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function quietly(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  // what a story opened stays open while another frame takes the focus
  for (const type of ['blur', 'focusout'])
    addEventListener(type, (event) => !document.hasFocus() && event.stopImmediatePropagation(), { capture: true });
  // Storybook's own page has it
  new ResizeObserver(() => reportSize(false)).observe(document.querySelector('#storybook-root')!);
}

/** Tells the page around it how high the frame should be. */
export function reportSize(isShown: boolean): void {
  if (!framed) return;
  const { scrollHeight = 0 } = document.querySelector('#storybook-root') ?? {};
  const storyHeight = hasDialog() ? Math.max(FOR_DIALOGS, scrollHeight) : scrollHeight;
  window.parent.postMessage({ storyHeight, isShown } satisfies FrameMessage, location.origin);
}

const hasDialog = (): boolean =>
  document.querySelector('.dw-swal2-container, dialog[open]') !== null ||
  [...document.querySelectorAll('#storybook-root *')].some(({ shadowRoot }) =>
    shadowRoot?.querySelector('dialog[open]'),
  );
