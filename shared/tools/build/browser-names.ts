/**
 * The browser's names that our code and the packages use. A page's inline script may have a `const` of the same name, which hides it from
 * every script; `globalThis.URL` is still the browser's, so the build writes that.
 */
const NAMES = `
  AbortController AbortSignal Blob CSS CSSStyleSheet CustomEvent DOMException DOMRect Document Element Event EventTarget File FileList
  FormData HTMLAudioElement HTMLButtonElement HTMLElement HTMLIFrameElement HTMLInputElement HTMLLabelElement HTMLTextAreaElement HTMLVideoElement
  Headers Image IntersectionObserver KeyboardEvent Map MessageChannel MutationObserver Node PerformanceNavigationTiming PointerEvent Range
  ReportingObserver Request ResizeObserver Response Set ShadowRoot SubmitEvent Text TextDecoder TextEncoder TransformStream URL URLSearchParams WheelEvent
  XMLHttpRequest addEventListener atob btoa cancelAnimationFrame clearInterval clearTimeout console devicePixelRatio fetch getComputedStyle history
  innerHeight innerWidth localStorage matchMedia navigation navigator performance queueMicrotask removeEventListener reportError
  requestAnimationFrame requestIdleCallback sessionStorage setImmediate setInterval setTimeout`;

/** For the bundler's `define`, which leaves alone what a module declares itself. */
export const browserNames: Readonly<Record<string, string>> = Object.fromEntries(
  NAMES.trim()
    .split(/\s+/)
    .map((name) => [name, `globalThis.${name}`]),
);
