import type { WidgetReport } from '../../lib/index.ts';
import { guard } from './failures.ts';
import type { FollowedPage, Follower, LoaderState } from '../loader-state.ts';

/** The methods of the API that find and end widgets. */
export function methodsOf({
  loader,
  widgetsIn,
  watch,
  adoptAgain,
}: FollowedPage): Pick<Follower, 'scan' | 'unmount' | 'defined'> {
  const { instances, unmounted, adoptAll, release } = loader;

  function scan(root: Node = document): void {
    if (root instanceof ShadowRoot) watch(root);
    const found = widgetsIn(root);
    for (const element of found) {
      unmounted.delete(element);
      const instance = instances.get(element);
      if (instance?.state === 'error') adoptAgain(instance);
    }
    adoptAll(found);
  }

  function unmount(root: Node): void {
    for (const element of widgetsIn(root)) {
      unmounted.add(element);
      const instance = instances.get(element);
      if (instance) release(instance);
    }
  }

  function defined(name: string): void {
    for (const instance of [...instances.values()])
      if (instance.widget === name && /error|unknown/.test(instance.state)) adoptAgain(instance);
  }

  return { scan, unmount, defined };
}

/** `DealerWidgets.inspect()`, with the properties. */
export const reportsOf = ({ instances }: LoaderState): WidgetReport[] =>
  [...instances.values()].map((instance) => {
    const { element, widget, state, timings, lastError, handle } = instance;
    return { element, widget, state, timings, lastError, ...guard(instance, () => handle?.inspect?.()) };
  });
