/**
 * Everything that is not needed before the first widgets have mounted: following changes of the page, copy buttons, and most of the API.
 * It is a chunk of its own, loaded at the same time; the loader passes its state as `LoaderParts`.
 */
import { guardPresses } from '../lib/dom/press-guard.ts';
import { logError } from '../lib/page/log.ts';
import { PageError } from '../lib/page/page-error.ts';
import { replacedNames } from '../lib/page/replaced-names.ts';
import { type Problem, reportProblem } from '../lib/page/report-problem.ts';
import { theLoader } from '../lib/page/loader-api.ts';
import { isBelowFloor, leaveAsItIs } from './below-floor.ts';
import { canBeWokenByKey } from './can-be-woken-by-key.ts';
import { copyWith } from './copy.ts';
import { failed, on } from './failures.ts';
import { removeFormerSettings } from './former-settings.ts';
import type { CheckModule, Follower, Instance, LateHelpers, LoaderParts } from './parts.ts';
import { refusals, watchRefusals } from './refusals.ts';
import * as maps from './import-map.ts';
import { inTemplates, keepUnanswered, restoreAnswers } from './kept-answers.ts';
import { observePage } from './observed-page.ts';
import { applyChanges, type Followed } from './page-changes.ts';
import { replay } from './replay.ts';
import { retryNotLoaded } from './retry-not-loaded.ts';
import { whenReady } from './when-ready.ts';

export { notLoaded } from './not-loaded.ts';

let follower: Follower | undefined;

/** Starts to follow the page. Further calls return the same follower. */
export function follow(loader: LoaderParts): Follower {
  return (follower ??= isBelowFloor() ? leaveAsItIs(loader) : start(loader));
}

function start(loader: LoaderParts): Follower {
  guardPresses();
  const { instances, adopt, adoptAll, unmounted, release, table, defined } = loader;
  const api = theLoader();
  const { attribute: nameAttribute } = api;
  const selector = `[${nameAttribute}]`;
  const late = (): Promise<LateHelpers> =>
    // every build has this chunk; it contains dialogs/for-the-loader.ts
    api.import(...table.get('~late')!.chunks) as Promise<unknown> as Promise<LateHelpers>;
  const unknown = async (name: string): Promise<void> =>
    (await late()).unknownWidget(
      name,
      [...table.keys(), ...defined.keys()].filter((each) => !each.startsWith('~')),
    );

  /** Runs something of one mounted widget. What it throws is reported, and the others go on. */
  function guard<T>(instance: Instance, task: () => T): T | undefined {
    try {
      return task();
    } catch (error) {
      failed(instance, error, false);
      return undefined;
    }
  }

  const update = (instance: Instance): void => {
    guard(instance, () => instance.handle?.update());
  };
  function adoptAgain(instance: Instance): void {
    release(instance);
    const next = adopt(instance.element);
    if (next) next.lastError = instance.lastError;
  }

  const observed = observePage(selector, (records) => {
    removeFormerSettings(records);
    applyChanges(records, page);
  });
  const page: Followed = { ...observed, loader, nameAttribute, selector, update, adoptAgain };
  const { widgetsIn, watch } = observed;

  const markup = whenReady(instances, selector, late);
  const retryLater = retryNotLoaded(instances, adoptAgain);
  watchRefusals();
  const replaced = replacedNames();
  for (const { where, wrong } of replaced) logError(wrong, new PageError('replaced', wrong, { at: where }));

  // instances may have been taken out by a script of the page since, and others may not have been adopted yet
  const known = [...instances.values()].map((each) => each.element);
  for (const element of restoreAnswers(new Set([...known, ...widgetsIn(document), ...inTemplates()]))) {
    const instance = instances.get(element);
    if (instance?.state === 'ready') adoptAgain(instance); // it has read its answers already
  }
  watch(document);
  applyChanges([], page); // changes since the loader started
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
    replay,
    scan(root: Node = document): void {
      if (root instanceof ShadowRoot) watch(root);
      const found = widgetsIn(root);
      for (const element of found) {
        unmounted.delete(element);
        const instance = instances.get(element);
        if (instance?.state === 'error') adoptAgain(instance);
      }
      adoptAll(found);
    },
    unmount(root: Node): void {
      for (const element of widgetsIn(root)) {
        unmounted.add(element);
        const instance = instances.get(element);
        if (instance) release(instance);
      }
    },
    defined(name: string): void {
      for (const instance of [...instances.values()])
        if (instance.widget === name && /error|unknown/.test(instance.state)) adoptAgain(instance);
    },
    unknown,
    copy,
    problem: reportProblem,
    failed(instance, reason, fatal) {
      const report = (error: unknown): void => {
        failed(instance, error, fatal);
        // anything may be thrown, so the property may be missing
        const kind = (error as Partial<Problem> | undefined)?.kind;
        if (kind === 'properties') markup.report(instance);
        if (kind === 'not-loaded') retryLater(instance);
      };
      if (!(reason instanceof Promise)) return report(reason); // at once, so that `adoptAgain` knows it
      return reason.then((error) => {
        if (instances.get(instance.element) === instance) report(error); // else repaired meanwhile, or removed
      });
    },
    on,
    check: async () => {
      try {
        // every build has this chunk; it contains runtime/check.ts
        const { check } = (await api.import(...table.get('~check')!.chunks)) as unknown as CheckModule;
        return await check(
          { ...loader, late, unknown },
          { refusals, maps, markupMistakes: markup.mistakesOf, replaced },
        );
      } catch (error) {
        const wrong = `this page could not be checked, because ${error instanceof Error ? error.message : String(error)}`;
        logError(wrong, error);
        return [...replaced, { where: 'check()', wrong }];
      }
    },
  };
}
