// chunk: ui
import { closest, documentMember, memberOf } from '../../lib/dom/native-dom.ts';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Distance between the points that are looked at, in px; the smallest control has 24 px. */
const STEP = 20;

/** Elements that a person may want to use. */
const CONTROLS = 'a, button, input, select, textarea, summary, label';

/** What a box would cover: whether any control, and how much text, in points that lie on it. */
export function whatLiesBelow({ left, top, right, bottom }: Box): { controls: boolean; text: number } {
  let text = 0;
  for (let y = top; y < bottom + STEP; y += STEP)
    for (let x = left; x < right + STEP; x += STEP) {
      const [atX, atY] = [Math.min(x, right), Math.min(y, bottom)];
      const found = elementAt(atX, atY);
      if (found && closest(found, CONTROLS)) return { controls: true, text };
      if (found && hasTextAt(found, atX, atY)) text += 1;
    }
  return { controls: false, text };
}

/** The element at a point of the window, also inside widgets. */
function elementAt(x: number, y: number): Element | null {
  let found = documentMember('elementFromPoint').call(document, x, y);
  for (let inside = found; inside;) {
    found = inside;
    const within: Element | null = memberOf(inside, 'shadowRoot')?.elementFromPoint(x, y) ?? null;
    inside = within === inside ? null : within;
  }
  return found;
}

/** Whether a line of the element's own text is at a point, or less than a step away from it. */
function hasTextAt(element: Element, x: number, y: number): boolean {
  const near = STEP / 2;
  return [...memberOf(element, 'childNodes')].some((child) => {
    if (!(child instanceof Text)) return false;
    const words = new Range();
    words.selectNode(child);
    return [...words.getClientRects()].some(
      ({ left, top, right, bottom }) => x > left - near && x < right + near && y > top - near && y < bottom + near,
    );
  });
}
