import { containsNode } from '../lib/dom/native-dom.ts';
import type { Instance } from './parts.ts';
import { replay } from './replay.ts';

/**
 * Holds the press of a link in the template's content while the code of its widget is on its way, and repeats it on the widget: on a slow phone
 * the link would lead away, perhaps to a log-in page, a moment before the widget is there. Where the widget shows the link itself, or fails, the
 * link is followed. So it is at a second press.
 * @returns to be called with the element of a widget that stops
 */
export function holdLinks(instances: ReadonlyMap<Element, Instance>): (element: Element) => void {
  const held = new WeakMap<Element, { instance: Instance; press: Event; link: HTMLAnchorElement }>();
  addEventListener(
    'click',
    (event) => {
      const { button, ctrlKey, metaKey, shiftKey, altKey, isTrusted } = event;
      if (!isTrusted || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return; // opens elsewhere, or is of a script
      const path = event.composedPath();
      const link = path.find((each) => each instanceof HTMLAnchorElement && each.hasAttribute('href'));
      const element = path.find((each) => each instanceof Element && instances.has(each));
      if (!(link instanceof HTMLAnchorElement) || !(element instanceof Element)) return;
      const instance = instances.get(element);
      // one that loads on interaction has its own press to repeat
      if (instance?.state !== 'loading' || instance.load === 'interaction' || !containsNode(element, link)) return;
      if (held.get(element)?.instance === instance) return; // the person does not wait
      event.preventDefault();
      held.set(element, { instance, press: event, link });
    },
    true,
  );
  const take = (element: Element) => {
    const one = held.get(element);
    held.delete(element);
    return one && one.instance === instances.get(element) ? one : undefined;
  };
  addEventListener(
    'dw:ready',
    (event) => {
      const [element] = event.composedPath();
      if (!(element instanceof HTMLElement)) return;
      const one = take(element);
      if (!one) return;
      const isShown = one.link.getClientRects().length > 0; // in a slot of the widget
      if (isShown) one.link.click();
      else replay(element, one.press);
    },
    true,
  );
  return (element) => take(element)?.link.click();
}
