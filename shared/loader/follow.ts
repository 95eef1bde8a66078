/**
 * What nobody needs before the first widgets are there, in a chunk of its own that comes at the same time: keeping up with a page that
 * changes, copy buttons, and most of the API. The loader hands over what it knows (`LoaderParts`).
 */
import {
  attributeOf,
  closest,
  containsNode,
  documentMember,
  isElement,
  matches,
  parentOf,
  queryAll,
  rootOf,
} from '../lib/native-dom.ts';
import { IGNORE, NOTHING, STATE } from './attributes.ts';
import { logError } from '../lib/log.ts';
import { tellProblem } from '../lib/tell-problem.ts';
import type { DealerWidgetsApi } from '../lib/widget-protocol.ts';
import { isBelowFloor, leaveAsItIs } from './below-floor.ts';
import { canBeWokenByKey } from './can-be-woken-by-key.ts';
import { copyWith, serveCopyButtons } from './copy.ts';
import type { Follower, Instance, LoaderParts } from './parts.ts';
import { whenMedia } from './when-media.ts';

/** Attributes that concern every widget below the element that carries them. */
const INHERITED = /^data-(theme|locale)$/;

export { notLoaded } from './not-loaded.ts';

let follower: Follower | undefined;

/** Follows the page from now on; the same follower whenever it is asked for. */
export function follow(loader: LoaderParts): Follower {
  return (follower ??= isBelowFloor() ? leaveAsItIs(loader) : start(loader));
}

function start({
  NAME,
  scope,
  settingsChanged,
  instances,
  adopt,
  adoptAll,
  release,
  late,
  table,
  defined,
}: LoaderParts): Follower {
  const selector = `[${NAME}]`;
  /** The page's own shadow roots that are watched. They live as long as their hosts. */
  let shadowRoots: Array<WeakRef<ShadowRoot>> = [];

  /** The widget elements in a node, itself included, also inside the shadow roots that are watched. */
  function widgetsIn(node: Node): HTMLElement[] {
    const root = node === document ? documentMember('documentElement') : node;
    const isHolder = isElement(root);
    if (!isHolder && !(root instanceof ShadowRoot)) return []; // a text
    return [
      ...(isHolder && matches(root, selector) ? [root] : []),
      ...queryAll(root, selector),
      ...shadowRoots.flatMap((each) => {
        const inside = each.deref();
        return inside && containsNode(root, inside.host) ? widgetsIn(inside) : [];
      }),
    ];
  }

  /** Starts over, as new. The same failure again is not told again. */
  function retry(instance: Instance): void {
    release(instance);
    const next = adopt(instance.element);
    if (next) next.lastError = instance.lastError;
  }

  function watch(root: Node): void {
    if (root instanceof ShadowRoot) {
      shadowRoots = shadowRoots.filter((each) => ![undefined, root].includes(each.deref()));
      shadowRoots.push(new WeakRef(root));
    }
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    if (root instanceof ShadowRoot) watch(rootOf(root.host)); // it may leave with a host further out
  }

  const observer = new MutationObserver((records) => look(records));

  function look(records: MutationRecord[], everything = settingsChanged()): void {
    const found = new Set<HTMLElement>();
    const changed = new Set<Element>();
    const find = (node: Node): void => widgetsIn(node).forEach((each) => found.add(each));
    if (everything) {
      if (scope() === NOTHING)
        logError(
          'the page setting "scope" is not a valid selector, so nothing is a widget. Correct it in #dealer-widgets-config.',
        );
      find(document);
      for (const { element } of instances.values()) {
        found.add(element);
        changed.add(element);
      }
    }
    for (const { type, target, attributeName, addedNodes, removedNodes } of records) {
      const element = (isElement(target) ? target : parentOf(target)) as HTMLElement | null;
      if (type === 'attributes') {
        const instance = instances.get(element!);
        if (attributeName === STATE) {
          // a morph may have stripped it
          if (instance && instance.state !== 'unknown' && attributeOf(element!, STATE) !== instance.state)
            element!.setAttribute(STATE, instance.state);
        } else if (attributeName === NAME) found.add(element!);
        else if (INHERITED.test(attributeName!)) widgetsIn(target).forEach((each) => changed.add(each));
        else if (attributeName === IGNORE) find(target);
        else {
          if (scope()) find(target); // it may be what the selector asks for
          if (instance && attributeName!.startsWith('data-')) changed.add(element!);
        }
        continue;
      }
      for (const node of [...addedNodes, ...removedNodes]) find(node);
      const host = element && isElement(element) && closest(element, selector);
      if (host) changed.add(host);
    }
    for (const element of found) if (instances.has(element)) adopt(element); // it may have left, or be another one now
    for (const element of changed) {
      const instance = instances.get(element);
      if (instance?.state === 'error') retry(instance);
      else instance?.handle?.update();
    }
    adoptAll([...found]);
  }

  /** Browsers' own tools and monitoring show these: from being found to being loaded, and to being ready. */
  function measure({ name, timings }: Instance): void {
    const { found = 0, loading = found, ready } = timings;
    performance.measure(`dealer-widgets ${name}: found`, { start: found, end: loading });
    performance.measure(`dealer-widgets ${name}: loaded`, { start: loading, end: ready });
  }
  for (const instance of instances.values()) if (instance.state === 'ready') measure(instance);
  addEventListener('dw:ready', (event) => {
    const [target] = event.composedPath();
    const instance = instances.get(target as Element);
    if (instance) measure(instance);
  });

  watch(document);
  look([], true); // what happened until now
  const copy = copyWith(late);
  serveCopyButtons(copy);
  (window.DealerWidgets as DealerWidgetsApi).problem = tellProblem;
  (window.DealerWidgets as DealerWidgetsApi).copy = (target) => copy(target); // from now on it begins within the page's own click

  return {
    canBeWokenByKey,
    whenMedia,
    scan(root: Node = document): void {
      if (root instanceof ShadowRoot) watch(root);
      settingsChanged();
      const found = widgetsIn(root);
      for (const element of found) {
        const instance = instances.get(element);
        if (instance?.state === 'error') release(instance);
      }
      adoptAll(found);
    },
    unmount(root: Node): void {
      for (const element of widgetsIn(root)) {
        const instance = instances.get(element);
        if (instance) release(instance);
      }
    },
    defined(name: string): void {
      for (const instance of [...instances.values()])
        if (instance.name === name && /error|unknown/.test(instance.state)) retry(instance);
    },
    unknown: (name) => late().then(({ unknownWidget }) => unknownWidget(name, [...table.keys(), ...defined.keys()])),
    copy,
  };
}
