import './page-settings.ts';
import '../../shared/loader/loader.ts';
import type { DealerWidgetsApi } from '../../shared/lib/index.ts';

const widgets = import.meta.glob<unknown>('../../widgets/*/index.ts');

/**
 * Loads the code of every widget a piece of host HTML names, so that the loader need not fetch it.
 * An unknown name is left to the loader, which reports it as on a real page.
 */
export async function loadWidgetsOf(html: string): Promise<void> {
  const names = [...html.matchAll(/data-widget=["']?([\w-]+)/g)].map(([, name]) => name);
  await Promise.all(names.map(async (name) => widgets[`../../widgets/${name}/index.ts`]?.()));
}

/**
 * Writes host HTML into an element, as a server would have sent it; the loader brings its widgets to life.
 * Load their code before with `loadWidgetsOf`.
 */
export function writeHostHtml(place: HTMLElement, html: string): void {
  const template = document.createElement('template');
  template.innerHTML = html;
  place.replaceChildren(template.content);
}

/** The widgets of a place that are not found yet or still loading. Those waiting for the person, a media query or to be scrolled to are not. */
export function unsettledWidgets(place: ParentNode): HTMLElement[] {
  // the loader, imported above, has set it
  const { inspect } = window.DealerWidgets as DealerWidgetsApi;
  const stateOf = new Map(inspect().map(({ element, state }) => [element, state]));
  return [...place.querySelectorAll<HTMLElement>('[data-widget]')].filter((element) => {
    const { load = '' } = element.dataset;
    const state = stateOf.get(element);
    const waits = state === 'pending' && (/^(interaction|media)/.test(load) || isFarBelow(element));
    return !waits && state !== 'ready' && state !== 'error' && state !== 'unknown';
  });
}

const isFarBelow = (element: Element): boolean => element.getBoundingClientRect().top > innerHeight + 200;

/** Where a mounted widget draws: the wrapper in its shadow root. Queries bound to it see what the person sees. */
export function shadowOf(element: HTMLElement): HTMLElement {
  const frame = element.shadowRoot?.querySelector<HTMLElement>('[part~="widget"]');
  if (!frame) {
    throw new Error(
      `The widget "${element.dataset.widget}" is not mounted: its state is "${element.dataset.widgetState ?? 'none'}", expected "ready".`,
    );
  }
  return frame;
}
