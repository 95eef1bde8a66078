import { PageError } from '../../page/index.ts';
import { reportProblem } from './report-problem.ts';
import { on } from './failures.ts';
import type { Follower, LoaderState } from '../loader-state.ts';

/** Tests features of Chrome 110 and Firefox 115, of Safari 16.4, and of Chrome 111. widgets.css tests the same before it reserves space. */
export const isBelowFloor = (): boolean =>
  !('with' in Array.prototype) ||
  !('adoptedStyleSheets' in document) ||
  CSS?.supports?.('selector(:nth-child(1 of a))') === false;

/** Releases all widgets of this build for good, so that the page keeps the host's own content. Logs this once. */
export function leaveAsItIs({ table, defined, instances, release }: LoaderState): Follower {
  const ours = [...table.keys()].filter((name) => !name.startsWith('~'));
  const forget = (name: string): void => {
    if (!ours.includes(name)) return; // the host's own
    table.delete(name);
    defined.delete(name);
    for (const instance of [...instances.values()]) if (instance.widget === name) release(instance);
  };
  ours.forEach(forget);
  const message =
    'this browser is too old, so the page stays as its host wrote it. Widgets need Chrome, Edge or WebView 111, Safari 16.4, Firefox 115 or newer.';
  console.error(`dealer-widgets: ${message}`);
  reportProblem([new PageError('browser', message)], true);
  return {
    scan() {},
    unmount() {},
    defined: forget, // its code was on the way
    unknown: () => Promise.resolve(),
    copy: () => Promise.resolve(false),
    canBeWokenByKey: () => true,
    replay() {},
    problem: reportProblem,
    failed() {},
    on,
    check: () => Promise.resolve([{ where: 'the browser', wrong: message }]),
  };
}
