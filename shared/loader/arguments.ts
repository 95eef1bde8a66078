/** Sentences about wrong arguments of the API. */
import { logError } from '../lib/page/log.ts';
import { memberOf } from '../lib/dom/native-dom.ts';
import type { MountableWidget } from '../lib/page/widget-protocol.ts';

/**
 * Checks the part of the page that `scan` or `unmount` was given; it may be of another frame.
 * @throws TypeError when it is no node
 */
export function needNode(method: 'scan' | 'unmount', given: Node): void {
  try {
    memberOf(given, 'nodeType');
  } catch {
    throw wrong(method, given, 'the document, an element or a shadow root, not a selector');
  }
}

/** What follows `dw:` in the events of widgets and of the page. */
const EVENTS: readonly string[] = ['ready', 'error', 'problem', 'change', 'navigate', 'outdated'];

/** @throws TypeError when there is no such event, or the callback is no function */
export function needListener(type: string, callback: unknown): void {
  if (!EVENTS.includes(type)) throw wrong('on', type, `one of ${EVENTS.join(', ')}, without "dw:"`);
  if (typeof callback !== 'function')
    throw wrong('on', callback, 'a function as its second argument, as in on("problem", (detail) => …)');
}

/** Takes what is no widget out of those that are registered, and logs it. */
export function refuseNoWidget(defined: Map<string, MountableWidget>, name: string): void {
  const widget: Partial<MountableWidget> | undefined = defined.get(name);
  if (!widget || (name && typeof widget.mount === 'function')) return;
  defined.delete(name);
  logError(wrong('define', widget, 'a widget: { name: "my-widget", mount(element, report) { … } }').message);
}

const wrong = (method: string, given: unknown, expected: string): TypeError =>
  new TypeError(`DealerWidgets.${method}() was given ${shown(given)}. Expected ${expected}.`);

function shown(given: unknown): string {
  try {
    return (JSON.stringify(given) ?? String(given)).slice(0, 80);
  } catch {
    return String(given); // it refers to itself
  }
}
