/**
 * Everything that is not needed before the first widgets have mounted: following changes of the page, copy buttons, and most of the API.
 * It is a chunk of its own; the loader passes its state as `LoaderState`.
 */
import { guardPresses } from './press-guard.ts';
import { PageError, lateImport, logNote, theLoader } from '../../page/index.ts';
import { reportProblem } from './report-problem.ts';
import { isBelowFloor, leaveAsItIs } from './below-floor.ts';
import { canBeWokenByKey } from './can-be-woken-by-key.ts';
import { checkWith, reportReplaced } from './checked.ts';
import { copy } from './copy.ts';
import { failuresOf, on } from './failures.ts';
import { followPage } from './follow-page.ts';
import { methodsOf, reportsOf } from './page-methods.ts';
import type { Follower, LoaderState } from '../loader-state.ts';
import { watchRefusals } from './refusals.ts';
import { replay } from './replay.ts';
import { whenReady } from './when-ready.ts';

export { notLoaded } from './not-loaded.ts';

/** The sentences about what the page has written. */
const sentences = lateImport(() => import('../../check/markup/index.ts'));

let follower: Follower | undefined;

/** Starts to follow the page. Further calls return the same follower. */
export function follow(loader: LoaderState): Follower {
  if (follower) return follower;
  const started = (follower = isBelowFloor() ? leaveAsItIs(loader) : start(loader));
  theLoader().define = (widget) => {
    loader.defined.set(widget.name, widget);
    started.defined(widget.name);
  };
  for (const name of loader.defined.keys()) started.defined(name);
  return started;
}

function start(loader: LoaderState): Follower {
  guardPresses(loader.click);
  watchRefusals();
  const unknown = unknownIn(loader);
  const replaced = reportReplaced();
  const page = followPage(loader);
  const markup = whenReady(loader.instances, page.selector, sentences);
  const failed = failuresOf(page, markup);
  page.start();
  const api = theLoader();
  api.problem = reportProblem;
  api.inspect = () => reportsOf(loader);
  api.copy = copy; // from now on without a delay, inside the page's own click
  return {
    ...methodsOf(page),
    canBeWokenByKey,
    check: checkWith({ ...loader, unknown }, markup, replaced),
    copy,
    failed,
    on,
    problem: reportProblem,
    replay,
    unknown,
  };
}

/**
 * Handles a name that is not registered. Other libraries use the same attribute (AdminLTE's `pushmenu`), so a name unlike any of ours is logged
 * once; else it rejects with a sentence that suggests the name.
 */
function unknownIn({ table, defined }: LoaderState): Follower['unknown'] {
  const logged = new Set<string>();
  return async (name) => {
    const known = [...table.keys(), ...defined.keys()].filter((each) => !each.startsWith('~'));
    const sentence = (await sentences()).misspeltWidget(name, known);
    if (sentence) throw new PageError('unknown-widget', sentence);
    if (!logged.has(name))
      logNote(
        `"${name.slice(0, 60)}" is not one of our widgets, so its elements are left alone. The names are in the README.`,
      );
    logged.add(name);
  };
}
