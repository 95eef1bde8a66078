import { closestComposed, matches, queryAll, rootOf } from '../../page/index.ts';

/** px and ms: two touches so close together are one double tap; browsers on phones count each as a first click. */
const NEAR = 24;
const SOON = 500;
/** Somebody who clicks more often in a row goes on clicking on purpose, such as on the bins of a list. */
const DOUBLE_OR_TRIPLE = 3;

const CONTROL = 'button, a, input, select, textarea, label, summary, dialog';
/** A control that one press must not press twice: a switch would be flipped back, a button has another meaning by then. */
const ONCE = '[data-once]';

interface Press {
  control: WeakRef<Element> | undefined;
  x: number;
  y: number;
  at: number;
}

let clicked: Press | undefined;
let keyDownOn: WeakRef<Element> | undefined;

/**
 * From now on a press acts only on the control it began on (W8). Without this the second click of a double click would press,
 * unread, what the first has brought there. The page's own controls are left alone.
 * @param before the last click until now
 */
export function guardPresses(before?: MouseEvent): void {
  if (before) clicked = pressOf(before, undefined); // its path is gone, so the next touch there is taken for another control's
  addEventListener('click', onClick, true);
  addEventListener('dblclick', onDoubleClick, true);
  addEventListener('keydown', onKeyDown, true);
}

function onClick(event: MouseEvent): void {
  if (event.detail === 0) return; // by the keyboard, a script, or a label for its field
  const control = controlOf(event);
  if (isRepeat(event) && mustNotRepeat(control, clicked?.control)) return drop(event);
  clicked = pressOf(event, control);
}

const pressOf = (event: MouseEvent, control: Element | undefined): Press => ({
  control: control && new WeakRef(control),
  x: event.clientX,
  y: event.clientY,
  at: event.timeStamp,
});

function onDoubleClick(event: MouseEvent): void {
  if (controlOf(event) !== clicked?.control?.deref()) drop(event);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  const control = controlOf(event);
  if (!event.repeat) keyDownOn = control && new WeakRef(control);
  else if (mustNotRepeat(control, keyDownOn)) drop(event);
}

const mustNotRepeat = (control: Element | undefined, began: WeakRef<Element> | undefined): boolean =>
  control !== began?.deref() || (control !== undefined && matches(control, ONCE));

function isRepeat(event: MouseEvent): boolean {
  if (event.detail > 1) return event.detail <= DOUBLE_OR_TRIPLE;
  // older browsers dispatch clicks without a pointer type
  if (!clicked || (event as Partial<PointerEvent>).pointerType !== 'touch') return false;
  const { x, y, at } = clicked;
  return event.timeStamp - at < SOON && Math.hypot(event.clientX - x, event.clientY - y) < NEAR;
}

function controlOf(event: Event): Element | undefined {
  const control = closestComposed(targetOf(event), CONTROL);
  return (control instanceof HTMLLabelElement && control.control) || (control ?? undefined);
}

function targetOf(event: Event): Element | null {
  const [target] = event.composedPath();
  return target instanceof Element ? target : null;
}

function drop(event: Event): void {
  const target = targetOf(event);
  const root = target && rootOf(target);
  if (!(root instanceof ShadowRoot) || queryAll(root, '.dw').length === 0) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
