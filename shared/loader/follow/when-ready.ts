import { PageError, logWarning } from '../../page/index.ts';
import type { Instance } from '../loader-state.ts';
import { isPlain, markupOf } from './markup.ts';

export interface MarkupReports {
  /** What is wrong with how the element is written, as sentences. */
  mistakesOf(element: Element): Promise<string[]>;
  /** Logs them. Each element is reported once, because markup that the widget ignores may stay in the page. */
  report(instance: Instance): void;
}

/**
 * Does what is due when a widget is or becomes ready: measures it, reports how it is written, forgets its failure.
 * @param selector finds the widgets of the page
 * @param sentences loads them
 */
export function whenReady(
  instances: ReadonlyMap<Element, Instance>,
  selector: string,
  sentences: () => Promise<typeof import('../../check/markup/index.ts')>,
): MarkupReports {
  const mistakesOf = async (element: Element): Promise<string[]> =>
    (await sentences()).markupMistakes(element, markupOf(element, selector));
  const reported = new WeakSet<Element>();
  const report = ({ element, widget: name }: Instance): void => {
    if (reported.has(element)) return;
    reported.add(element);
    mistakesOf(element).then(
      (mistakes) => mistakes.forEach((each) => logWarning(new PageError('markup', `"${name}": ${each}`), element)),
      console.error,
    );
  };
  const onReady = (instance: Instance): void => {
    instance.lastError = undefined;
    measure(instance);
    if (!isPlain(instance.element, markupOf(instance.element, selector))) report(instance);
  };
  for (const instance of instances.values()) if (instance.state === 'ready') onReady(instance);
  // before listeners of the page, which may stop it
  addEventListener(
    'dw:ready',
    (event) => {
      const instance = instances.get(event.composedPath()[0] as Element); // the event is dispatched on an element
      if (instance) onReady(instance);
    },
    true,
  );
  return { mistakesOf, report };
}

/** Adds User Timing entries for browsers' tools and monitoring: from found to loading, and to ready. Only the newest of each name stay. */
function measure({ widget: name, timings }: Instance): void {
  const { found = 0, loading = found, ready } = timings;
  const add = (what: string, start: number, end?: number): void => {
    const entry = `dealer-widgets ${name}: ${what}`;
    performance.clearMeasures(entry); // a page that stays open for days would collect them
    performance.measure(entry, { start, end });
  };
  add('found', found, loading);
  add('loaded', loading, ready);
}
