import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { shadowOf } from '../../.storybook/support/host-page.ts';

/** Takes a widget out of the page. Resolves when it is unmounted. */
export async function takeOut(element: HTMLElement): Promise<void> {
  element.remove();
  await waitFor(() => expect(element.dataset.widgetState).toBeUndefined());
}

/**
 * Takes a widget out of the page and puts it back, as tables do that show page by page. Resolves when it is mounted again.
 * @returns the queries of the mounted widget
 */
export async function putBack(element: HTMLElement): Promise<ReturnType<typeof within>> {
  const place = element.parentElement!;
  await takeOut(element);
  place.append(element);
  await waitFor(() => expect(element.dataset.widgetState).toBe('ready'));
  return within(shadowOf(element));
}
