/**
 * Everything that is not needed before the first widgets have mounted: following changes of the page, copy buttons, and most of the API.
 * It is a chunk of its own; the loader passes its state as `LoaderState`.
 */
import { guardPresses } from './press-guard.ts';
import { theLoader } from '../../page/index.ts';
import { reportProblem } from './report-problem.ts';
import { isBelowFloor, leaveAsItIs } from './below-floor.ts';
import { canBeWokenByKey } from './can-be-woken-by-key.ts';
import { checkWith, reportReplaced } from './checked.ts';
import { copyWith } from './begin-copy.ts';
import { failuresOf, on } from './failures.ts';
import { followPage } from './follow-page.ts';
import { methodsOf, reportsOf } from './page-methods.ts';
import type { Follower, LateHelpers, LoaderState } from '../loader-state.ts';
import { watchRefusals } from './refusals.ts';
import { replay } from './replay.ts';
import { whenReady } from './when-ready.ts';

export { notLoaded } from './not-loaded.ts';

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
  const { helpers, unknown } = lateCode(loader);
  const replaced = reportReplaced();
  const page = followPage(loader);
  const markup = whenReady(loader.instances, page.selector, helpers);
  const failed = failuresOf(page, markup);
  page.start();
  const api = theLoader();
  api.problem = reportProblem;
  api.inspect = () => reportsOf(loader);
  api.copy = copyWith(helpers); // from now on without a delay, inside the page's own click
  return {
    ...methodsOf(page),
    canBeWokenByKey,
    check: checkWith({ ...loader, late: helpers, unknown }, markup, replaced),
    copy: api.copy,
    failed,
    on,
    problem: reportProblem,
    replay,
    unknown,
  };
}

/** What few pages need, and is therefore loaded only then. */
function lateCode({ table, defined }: LoaderState) {
  const helpers = (): Promise<LateHelpers> =>
    // every build has this chunk; it contains loader/late/index.ts
    theLoader().import('~late') as Promise<unknown> as Promise<LateHelpers>;
  /** Handles a name that is not registered; rejects when it is probably a misspelt widget. */
  const unknown = async (name: string): Promise<void> =>
    (await helpers()).unknownWidget(
      name,
      [...table.keys(), ...defined.keys()].filter((each) => !each.startsWith('~')),
    );
  return { helpers, unknown };
}
