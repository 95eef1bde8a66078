// chunk: ui
import { closestComposed } from './composed-tree.ts';
import { matches } from './native-dom.ts';

/** px and ms: two touches so close together are one double tap, which not every browser counts in `detail`. */
const NEAR = 24;
const SOON = 500;

const CONTROL = 'button, a, input, select, textarea, label, summary, dialog';
/** What is ours: a widget's frame in its shadow root, and the messages on the page itself. */
const OURS = '.dw, .dw-popup-shell';

interface Press {
  control: Element | null;
  x: number;
  y: number;
  at: number;
}

let clicked: Press | undefined;
let keyDownOn: Element | null = null;

/**
 * From now on, a press acts on the control it began on and on no other (W8). What a press opens, removes or replaces often brings another control under
 * the pointer, or gives it the focus: the second click of a double click and the repeats of a held key would press that one, unread, and answer a
 * question with "Ya". They are dropped, in widgets and our messages only. Calling it again changes nothing.
 */
export function guardPresses(): void {
  addEventListener('click', onClick, true);
  addEventListener('dblclick', onDoubleClick, true);
  addEventListener('keydown', onKeyDown, true);
}

function onClick(event: MouseEvent): void {
  if (event.detail === 0) return; // by the keyboard, a script, or a label for its field
  const press = pressOf(event);
  if (isSecond(event, press) && press.control !== clicked?.control) drop(event);
  else clicked = press;
}

function onDoubleClick(event: MouseEvent): void {
  if (pressOf(event).control !== clicked?.control) drop(event);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  const control = controlOf(event);
  if (!event.repeat) keyDownOn = control;
  else if (control !== keyDownOn) drop(event);
}

function isSecond(event: MouseEvent, press: Press): boolean {
  if (event.detail > 1) return true;
  // older browsers dispatch clicks without a pointer type
  if (!clicked || (event as Partial<PointerEvent>).pointerType !== 'touch') return false;
  return press.at - clicked.at < SOON && Math.hypot(press.x - clicked.x, press.y - clicked.y) < NEAR;
}

const pressOf = (event: MouseEvent): Press => ({
  control: controlOf(event),
  x: event.clientX,
  y: event.clientY,
  at: event.timeStamp,
});

function controlOf(event: Event): Element | null {
  const [target] = event.composedPath();
  const control = closestComposed(target instanceof Element ? target : null, CONTROL);
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
}

function drop(event: Event): void {
  const isOurs = event.composedPath().some((each) => each instanceof Element && matches(each, OURS));
  if (!isOurs) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
