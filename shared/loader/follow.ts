/**
 * Everything that is not needed before the first widgets have mounted: following changes of the page, copy buttons, and most of the API.
 * It is a chunk of its own, loaded at the same time; the loader passes its state as `LoaderParts`.
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
  setAttribute,
} from '../lib/dom/native-dom.ts';
import { NOTHING } from './allowed.ts';
import { IGNORE, STATE } from './attributes.ts';
import { guardPresses } from '../lib/dom/press-guard.ts';
import { logError } from '../lib/page/log.ts';
import { type Problem, reportProblem } from '../lib/page/report-problem.ts';
import { theLoader } from '../lib/page/loader-api.ts';
import { isBelowFloor, leaveAsItIs } from './below-floor.ts';
import { needNode, refuseNoWidget } from './arguments.ts';
import { canBeWokenByKey } from './can-be-woken-by-key.ts';
import { copyWith } from './copy.ts';
import { failed, on } from './failures.ts';
import { removeFormerSettings } from './former-settings.ts';
import type { CheckModule, Follower, Instance, LateHelpers, LoaderParts } from './parts.ts';
import { refusals, watchRefusals } from './refusals.ts';
import { ANSWER, inTemplates, keepAnswer, keepUnanswered, restoreAnswers } from './kept-answers.ts';
import * as maps from './import-map.ts';
import { textAndAttributesOf } from './page-text.ts';
import { replay } from './replay.ts';
import { whenMedia } from './when-media.ts';
import { whenReady } from './when-ready.ts';

/** Attributes that apply to all widgets inside the element that has them; `lang` counts on `<html>` only (D26). */
const INHERITED = /^(lang|data-(theme|look|locale))$/;

/** What the page had written when a widget stopped. */
const failedOn = new WeakMap<Instance, string>();

/**
 * Whether the page has changed an element since its widget stopped. What was written in the same task counts as what it stopped on: that is
 * the widget's own message about it.
 */
function isRepaired(instance: Instance, areSettingsNew: boolean): boolean {
  const before = failedOn.get(instance);
  const written = textAndAttributesOf(instance.element);
  failedOn.set(instance, written);
  return before !== undefined && (areSettingsNew || before !== written);
}

/** Writes an instance's state again where a script that updates the page has removed or changed the attribute. */
function keepState({ element, state }: Instance): void {
  if (state !== 'unknown' && attributeOf(element, STATE) !== state) setAttribute(element, STATE, state);
}

export { notLoaded } from './not-loaded.ts';

let follower: Follower | undefined;

/** Starts to follow the page. Further calls return the same follower. */
export function follow(loader: LoaderParts): Follower {
  return (follower ??= isBelowFloor() ? leaveAsItIs(loader) : start(loader));
}

function start(loader: LoaderParts): Follower {
  guardPresses();
  const { scope, settingsChanged, instances, adopt, adoptAll, unmounted, release, table, defined } = loader;
  const api = theLoader();
  const { attribute: NAME } = api;
  const selector = `[${NAME}]`;
  const late = (): Promise<LateHelpers> =>
    // every build has this chunk; it contains dialogs/for-the-loader.ts
    api.import(...table.get('~late')!.chunks) as Promise<unknown> as Promise<LateHelpers>;
  const unknown = async (name: string): Promise<void> =>
    (await late()).unknownWidget(
      name,
      [...table.keys(), ...defined.keys()].filter((each) => !each.startsWith('~')),
    );
  /** The page's own shadow roots that are observed; released together with their hosts. */
  let shadowRoots: Array<WeakRef<ShadowRoot>> = [];

  /** The widget elements in a node, itself included, and in the observed shadow roots inside it. */
  function widgetsIn(node: Node): HTMLElement[] {
    const root = node === document ? documentMember('documentElement') : node;
    const isHolder = isElement(root);
    if (!isHolder && !(root instanceof ShadowRoot)) return []; // a text node
    return [
      ...(isHolder && matches(root, selector) ? [root] : []),
      ...queryAll(root, selector),
      ...shadowRoots.flatMap((each) => {
        const inside = each.deref();
        return inside && containsNode(root, inside.host) ? widgetsIn(inside) : [];
      }),
    ];
  }

  /** Runs something of one mounted widget. What it throws is reported, and the others go on. */
  function guard<T>(instance: Instance, task: () => T): T | undefined {
    try {
      return task();
    } catch (error) {
      failed(instance, error, false);
      return undefined;
    }
  }

  const update = (instance: Instance | undefined): void => {
    if (instance) guard(instance, () => instance.handle?.update());
  };

  /** Adopts the element again, from the start. The same failure is not reported twice. */
  function retry(instance: Instance): void {
    release(instance);
    const next = adopt(instance.element);
    if (next) next.lastError = instance.lastError;
  }

  /** Observes the document, or a shadow root of the page together with the roots around it. */
  function watch(root: Node): void {
    if (root instanceof ShadowRoot) {
      shadowRoots = shadowRoots.filter((each) => ![undefined, root].includes(each.deref()));
      shadowRoots.push(new WeakRef(root));
    }
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    if (root instanceof ShadowRoot) watch(rootOf(root.host)); // its host may be removed together with a host further out
  }

  const observer = new MutationObserver((records) => {
    removeFormerSettings(records);
    look(records);
  });

  /**
   * Adopts, updates and releases widgets after changes of the page.
   * @param everything whether to examine all elements: the page settings have changed
   */
  function look(records: MutationRecord[], everything = settingsChanged()): void {
    const found = new Set<HTMLElement>();
    const changed = new Set<Element>();
    const moved = new Set<Element>();
    const find = (node: Node): void => widgetsIn(node).forEach((each) => found.add(each));
    if (everything) {
      if (scope() === NOTHING)
        logError(
          'the page setting "scope" cannot be read, because it is not a selector or the settings are not JSON, so nothing is a widget. Correct it in #dealer-widgets-config.',
        );
      find(document);
      for (const instance of instances.values()) {
        keepState(instance);
        found.add(instance.element);
        changed.add(instance.element);
      }
    }
    for (const { type, target, attributeName, addedNodes, removedNodes } of records) {
      // a target that is neither an element nor a shadow root is a text node
      const element = (isElement(target) ? target : parentOf(target)) as HTMLElement | null;
      if (type === 'attributes') {
        if (!element || attributeName === null) continue; // a mutation of an attribute has both
        const instance = instances.get(element);
        if (attributeName === STATE) {
          if (instance) keepState(instance);
          if (instance?.state === 'error') changed.add(element);
          else if (instance) failedOn.delete(instance);
        } else if (attributeName === NAME) {
          unmounted.delete(element);
          found.add(element);
        } else if (INHERITED.test(attributeName)) widgetsIn(target).forEach((each) => changed.add(each));
        else if (attributeName === IGNORE) find(target);
        else {
          if (scope()) find(target); // it may match the selector now
          const isAnswer = ANSWER.test(attributeName);
          if (isAnswer) keepAnswer(element, attributeName);
          if (!instance) continue;
          // an answer that a morphing page has removed is written again
          if (isAnswer || attributeName.startsWith('data-')) changed.add(element);
        }
        continue;
      }
      for (const each of [...removedNodes].flatMap(widgetsIn)) {
        found.add(each);
        // what it was saving may be answered when it is out of the page
        observer.observe(each, { attributes: true });
      }
      for (const each of [...addedNodes].flatMap(widgetsIn)) {
        unmounted.delete(each);
        found.add(each);
        if (instances.has(each)) moved.add(each);
      }
      const host = element && isElement(element) && closest(element, selector);
      if (host) changed.add(host);
    }
    for (const element of found) if (instances.has(element)) adopt(element); // it may have been removed, or stand for another item now
    // its language, colours and font come from the elements around it, and a dialog that was moved is no longer modal
    for (const element of moved) if (!changed.has(element)) update(instances.get(element));
    for (const element of changed) {
      const instance = instances.get(element);
      if (!instance) continue;
      const waitsForAnother = instance.state === 'pending' && attributeOf(element, 'data-load') !== instance.load;
      if (waitsForAnother || (instance.state === 'error' && isRepaired(instance, everything))) retry(instance);
      else if (instance.state !== 'error') update(instance);
    }
    adoptAll([...found]);
  }

  const markup = whenReady(instances, selector, late);
  watchRefusals();

  // instances may have been taken out by a script of the page since, and others may not have been adopted yet
  const known = [...instances.values()].map((each) => each.element);
  for (const element of restoreAnswers(new Set([...known, ...widgetsIn(document), ...inTemplates()]))) {
    const instance = instances.get(element);
    if (instance?.state === 'ready') retry(instance); // it has read its answers already
  }
  watch(document);
  look([], true); // changes since the loader started
  const copy = copyWith(late);
  api.problem = reportProblem;
  api.sent = keepUnanswered;
  api.inspect = () =>
    [...instances.values()].map((instance) => {
      const { handle, ...report } = instance;
      return { ...report, ...guard(instance, () => handle?.inspect?.()) };
    });
  api.copy = copy; // from now on without a delay, inside the page's own click

  return {
    canBeWokenByKey,
    whenMedia: (...wait) => whenMedia(instances, ...wait),
    replay,
    scan(root: Node = document): void {
      needNode('scan', root);
      if (root instanceof ShadowRoot) watch(root);
      settingsChanged();
      const found = widgetsIn(root);
      for (const element of found) {
        unmounted.delete(element);
        const instance = instances.get(element);
        if (instance?.state === 'error') release(instance);
      }
      adoptAll(found);
    },
    unmount(root: Node): void {
      needNode('unmount', root);
      for (const element of widgetsIn(root)) {
        unmounted.add(element);
        const instance = instances.get(element);
        if (instance) release(instance);
      }
    },
    defined(name: string): void {
      refuseNoWidget(defined, name);
      for (const instance of [...instances.values()])
        if (instance.widget === name && /error|unknown/.test(instance.state)) retry(instance);
    },
    unknown,
    copy,
    problem: reportProblem,
    failed(instance, reason, fatal) {
      const report = (error: unknown): void => {
        failed(instance, error, fatal);
        // anything may be thrown, so the property may be missing
        if ((error as Partial<Problem> | undefined)?.kind === 'properties') markup.report(instance);
      };
      if (!(reason instanceof Promise)) return report(reason); // at once, so that `retry` knows it
      return reason.then((error) => {
        if (instances.get(instance.element) === instance) report(error); // else repaired meanwhile, or removed
      });
    },
    on,
    check: async () => {
      try {
        // every build has this chunk; it contains runtime/check.ts
        const { check } = (await api.import(...table.get('~check')!.chunks)) as unknown as CheckModule;
        return await check({ ...loader, late, unknown }, { refusals, maps, markupMistakes: markup.mistakesOf });
      } catch (error) {
        const wrong = `this page could not be checked, because ${error instanceof Error ? error.message : String(error)}`;
        logError(wrong, error);
        return [{ where: 'check()', wrong }];
      }
    },
  };
}
