import { containsNode } from '../lib/dom/native-dom.ts';
import type { Instance } from './parts.ts';
import { replay } from './replay.ts';

/**
 * Holds the press of a link in the template's content while the code of its widget is on its way, and repeats it on the widget: on a slow phone
 * the link would lead away, perhaps to a log-in page, a moment before the widget is there. Where the widget fails, the link is followed.
 */
export function holdLinks(instances: ReadonlyMap<Element, Instance>): void {
  const held = new WeakMap<Element, { press: Event; link: HTMLAnchorElement }>();
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
      event.preventDefault();
      held.set(element, { press: event, link });
    },
    true,
  );
  const over = (event: Event): void => {
    const [element] = event.composedPath();
    const press = element instanceof HTMLElement && held.get(element);
    if (!press) return;
    held.delete(element);
    if (event.type === 'dw:ready') replay(element, press.press);
    else press.link.click();
  };
  addEventListener('dw:ready', over, true);
  addEventListener('dw:error', over, true);
}
