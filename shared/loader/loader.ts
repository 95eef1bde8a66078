/**
 * The script that a host page loads. It finds and loads the page's widgets; a chunk that loads after them (follow.ts) continues for as long
 * as the page is open. README.md says what may come in.
 */
import { defined, table, version } from './table.ts';
import { attributeOf, queryPage } from '../page/index.ts';
import type { DealerWidgetsApi } from '../lib/index.ts';
import { isAllowed } from './attributes.ts';
import { chunks, importChunk, soon } from './chunk.ts';
import { loadFollower, setLoaderParts, withFollower } from './load-follower.ts';
import type { LoaderState } from './loader-state.ts';
import { NAME } from './name-attribute.ts';
import { AT_LAST_MS, whenIdle } from './triggers.ts';
import { adopt, adoptAll, instances, release, unmounted } from './adopt.ts';

/** Methods of the API that follow.ts implements. */
type Late = 'scan' | 'unmount' | 'copy' | 'check' | 'on' | 'problem';
const LATE: Late[] = ['scan', 'unmount', 'copy', 'check', 'on', 'problem'];

// not inherited: an element with this name or id would also be found
const before = Object.hasOwn(window, 'DealerWidgets') ? window.DealerWidgets : undefined;

if (before && !Array.isArray(before)) {
  console.info('dealer-widgets does not start: window.DealerWidgets exists.', before);
} else {
  const api: Omit<DealerWidgetsApi, Late> & Partial<Record<Late, (...args: unknown[]) => unknown>> = {
    version,
    attribute: NAME,
    chunks,
    // follow.ts retries elements that failed because it was missing
    define: (widget) => defined.set(widget.name, widget),
    // follow.ts adds the properties
    inspect: () => [...instances.values()],
    // what a press brings comes after press-guard.ts, which drops the second click of a double click
    import: async (name) => (await Promise.all([importChunk(name), soon(loadFollower())]))[0],
    push: (...callbacks) => callbacks.forEach(handApiTo),
  };
  for (const method of LATE)
    api[method] = (...args) => {
      // the page's arguments are passed on unchanged
      const done = loadFollower().then((follower) => (follower[method] as (...args: unknown[]) => unknown)(...args));
      done.catch(console.error);
      return done;
    };
  const handApiTo = (callback: (api: DealerWidgetsApi) => void): void => {
    try {
      // its other members are added below, in the same task
      callback(api as DealerWidgetsApi);
    } catch (error) {
      console.error(error);
    }
  };
  const state: LoaderState = {
    instances,
    adopt,
    adoptAll,
    unmounted,
    release,
    table,
    defined,
  };
  setLoaderParts(state);
  // follow.ts adds its other members
  window.DealerWidgets = api as DealerWidgetsApi;
  // handles copy buttons, even before follow.ts has loaded
  addEventListener('click', (event) => {
    state.click = event;
    const button = event
      .composedPath()
      // what is found is an element
      .find((each) => each instanceof Element && attributeOf(each, 'data-copy') && isAllowed(each)) as Element;
    if (!button) return;
    event.preventDefault();
    // follow.ts replaces it with a function of the same arguments; both log failures
    api.copy!(attributeOf(button, 'data-copy')!, button);
  });
  before?.forEach(handApiTo);
  adoptAll(queryPage(`[${NAME}]`));
  const follow = (): void => withFollower(() => {});
  // captured, because listeners of the page may stop it
  addEventListener('dw:ready', () => whenIdle(follow), { capture: true, once: true });
  setTimeout(follow, instances.size && AT_LAST_MS);
  // here, because the follower may be missing, too
  addEventListener('online', () => api.scan!());
}
