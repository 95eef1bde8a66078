// chunk: ui
import { composedParent } from '../lib/dom/composed-tree.ts';
import { documentMember, isElement, matches } from '../lib/dom/native-dom.ts';
import { forgetFonts, hostFont } from './host-font.ts';

/** Widgets that use the page's font, with the frame element that has it as a style. */
const following = new Map<HTMLElement, HTMLElement>();

let isScheduled = false;
/** Reads the fonts again, at most once in a frame. */
function readSoon(): void {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(() => {
    isScheduled = false;
    forgetFonts();
    for (const [widget, frame] of following) frame.style.cssText = hostFont(widget);
  });
}

const classes = new MutationObserver(readSoon);
/** The elements around these widgets whose classes and styles are observed. */
let observed = new WeakSet<Element>();

/** @returns whether there is an element around the widget that was not observed before */
function observeAround(widget: HTMLElement): boolean {
  let isNew = false;
  for (let at = composedParent(widget); at; at = composedParent(at)) {
    if (observed.has(at)) continue;
    observed.add(at);
    classes.observe(at, { attributeFilter: ['class', 'style'] });
    isNew = true;
  }
  return isNew;
}

/** A style sheet of the page has loaded, linked or inline. */
function onLoad({ target }: Event): void {
  if (target instanceof Node && isElement(target) && matches(target, 'link, style')) readSoon();
}

/**
 * Updates a widget's font when a style sheet loads, the window changes its size (media queries), or an element around the widget changes its
 * class or style. Limit: rules that a script changes in an existing sheet are not noticed. Call it again when the widget may have been moved.
 * @param left aborts when the widget is unmounted
 */
export function followHostFont(widget: HTMLElement, frame: HTMLElement, left: AbortSignal): void {
  if (left.aborted) return;
  const isElsewhere = observeAround(widget);
  if (following.has(widget)) {
    if (isElsewhere) readSoon();
    return;
  }
  if (following.size === 0) {
    // `load` events of style sheets do not reach the window
    documentMember('addEventListener').call(document, 'load', onLoad, true);
    addEventListener('resize', readSoon);
  }
  following.set(widget, frame);
  left.addEventListener('abort', () => {
    following.delete(widget);
    if (following.size > 0) return;
    documentMember('removeEventListener').call(document, 'load', onLoad, true);
    removeEventListener('resize', readSoon);
    classes.disconnect();
    observed = new WeakSet();
  });
  readSoon(); // the font may have changed while this code was loading
}
