import { whenIdle } from './triggers.ts';
import { adopt, instances, release, retry, setState, STATE } from './instances.ts';

const SELECTOR = '[data-widget]';
/** Attributes that concern every widget below the element that carries them. */
const INHERITED = /^data-(theme|locale)$/;

/** How long finding may hold the main thread before the page gets a turn, in milliseconds: when idle, and at once. */
const IDLE_SLICE_MS = 8;
const FIRST_SLICE_MS = 2;

/** Found and not yet adopted, the first last. */
let backlog: HTMLElement[] = [];

/** Adopts in slices: a page may have thousands. */
function adoptAll(found: HTMLElement[]): void {
  const idle = !backlog.length;
  backlog = [...found.reverse(), ...backlog];
  if (idle) work(FIRST_SLICE_MS);
}

function work(slice = IDLE_SLICE_MS): void {
  const until = performance.now() + slice;
  while (backlog.length && performance.now() < until) {
    const element = backlog.pop()!;
    if (element.isConnected) adopt(element);
  }
  if (backlog.length) whenIdle(work); // what is on the screen comes first
}

/** The widget elements in a node, itself included. */
function widgetsIn(root: Node): HTMLElement[] {
  const element = root as HTMLElement; // or a text, which has neither method, or a document, which has only one
  return [
    ...(element.matches?.(SELECTOR) ? [element] : []),
    ...(element.querySelectorAll?.<HTMLElement>(SELECTOR) ?? []),
  ];
}

/** Finds the widgets in a part of the page; those that failed are tried again. A shadow root is watched from then on. */
export function scan(root: ParentNode = document): void {
  if (root instanceof ShadowRoot) watch(root);
  const found = widgetsIn(root);
  for (const element of found) {
    const instance = instances.get(element);
    if (instance?.state === 'error') retry(instance);
  }
  adoptAll(found);
}

/** Takes away every widget in a part of the page. */
export function unmount(root: ParentNode): void {
  for (const element of widgetsIn(root)) {
    const instance = instances.get(element);
    if (instance) release(instance);
  }
}

/** Watches a document or shadow root, and those around it, for its whole life. */
export function watch(root: Node): void {
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  if (root instanceof ShadowRoot) watch(root.host.getRootNode());
}

const observer = new MutationObserver((records) => {
  const added: Node[] = [];
  const changed = new Set<Element>();
  for (const { type, target, attributeName, addedNodes } of records) {
    const element = target instanceof HTMLElement ? target : target.parentElement;
    if (type === 'attributes') {
      const instance = instances.get(target as Element);
      if (attributeName === STATE) {
        if (instance) setState(instance, instance.state); // a morph may have stripped it
      } else if (attributeName === 'data-widget') {
        added.push(target);
        if (instance && !element!.dataset.widget) release(instance);
      } else if (INHERITED.test(attributeName!)) {
        // rare, and nobody knows quickly which are below it: they may be in shadow roots of the page
        for (const each of instances.keys()) changed.add(each);
      } else if (instance && attributeName!.startsWith('data-')) changed.add(target as Element);
      continue;
    }
    added.push(...addedNodes);
    const host = element?.closest(SELECTOR);
    if (host) changed.add(host);
  }
  // a moved element is connected again; one in a shadow root of the page leaves with its host
  for (const instance of instances.values()) if (!instance.element.isConnected) release(instance);
  for (const element of changed) {
    const instance = instances.get(element);
    if (instance?.state === 'error') retry(instance);
    else instance?.handle?.update();
  }
  adoptAll(added.flatMap(widgetsIn));
});
