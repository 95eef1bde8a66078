import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { loadWidgetsOf, shadowOf, unsettledWidgets, writeHostHtml } from '../../.storybook/support/host-page.ts';
import { expectConsoleError } from './console.ts';
import type { DealerWidgetsApi } from '../../shared/lib/widget-protocol.ts';
import { newPlace } from './host-places.ts';
import { catchNavigation } from './navigation.ts';

type Queries = ReturnType<typeof within>;

/** A place in a host page with widgets in it. */
export interface HostPlace {
  /** The element the HTML was written into; its children are the host's. */
  readonly place: HTMLElement;
  /** The first widget's element. */
  readonly element: HTMLElement;
  /** Every widget's element, in document order. */
  readonly elements: HTMLElement[];
  /** Testing Library's queries, bound to what the first widget shows. */
  readonly widget: Queries;
  /** The same for every widget, in document order. */
  readonly widgets: Queries[];
  /** The addresses to which its widgets would have led the page, which stays. */
  readonly gone: string[];
}

/**
 * Writes host HTML and lets the real loader and runtime mount its widgets, all at once, visible or not.
 * It is removed after the test. Questions, messages and toasts are found with `popups`.
 * @param html what a template author would write
 * @throws when a widget does not become ready, with the sentence the loader reported; for that use `mountFailing`
 */
export async function mountHtml(html: string): Promise<HostPlace> {
  const { place, elements, errors, gone } = await write(html);
  if (errors.length > 0) throw new Error(`A widget is not ready. The loader reports: ${errors.join(' ')}`);
  return {
    place,
    elements,
    gone,
    get element() {
      return first(elements);
    },
    get widget() {
      return within(shadowOf(first(elements)));
    },
    get widgets() {
      return elements.map((element) => within(shadowOf(element)));
    },
  };
}

/**
 * Writes host HTML whose widgets are expected to fail.
 * @returns the elements, which show the host's own children, and the sentences the loader reported
 */
export async function mountFailing(
  html: string,
): Promise<{ place: HTMLElement; elements: HTMLElement[]; element: HTMLElement; errors: string[] }> {
  expectConsoleError(/does not run/);
  const { place, elements, errors } = await write(html);
  if (errors.length === 0) throw new Error('Every widget became ready, expected one to fail.');
  return { place, elements, element: first(elements), errors };
}

async function write(html: string) {
  const place = newPlace();
  const gone = catchNavigation(place);
  const errors: string[] = [];
  place.addEventListener('dw:error', ({ target }) => {
    if ((target as HTMLElement).dataset.widgetState === 'error') errors.push(lastErrorOf(target as Element));
  });
  await loadWidgetsOf(html);
  writeHostHtml(place, html);
  await expect.poll(() => unsettledWidgets(place), { message: 'widgets not ready' }).toEqual([]);
  const failing = place.querySelectorAll('[data-widget-state=error]').length;
  await expect.poll(() => errors.length, { message: 'sentences come late' }).toBeGreaterThanOrEqual(failing);
  return { place, elements: [...place.querySelectorAll<HTMLElement>('[data-widget]')], errors, gone };
}

/** The loader's sentence about a widget's last failure; the event carries none, because it may hold what a person wrote. */
export function lastErrorOf(element: Element): string {
  const { inspect } = window.DealerWidgets as DealerWidgetsApi;
  return inspect().find((each) => each.element === element)?.lastError ?? '';
}

function first(elements: HTMLElement[]): HTMLElement {
  const [element] = elements;
  if (!element) throw new Error('The HTML has no element with data-widget.');
  return element;
}
