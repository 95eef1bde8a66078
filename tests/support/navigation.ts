import { onTestFinished } from 'vitest';

/** Prevents the widgets of a place from navigating until the test ends, and collects the addresses. */
export function catchNavigation(place: HTMLElement): string[] {
  const seen: string[] = [];
  const caught = new AbortController();
  onTestFinished(() => caught.abort());
  const { signal } = caught;
  const note = (event: Event): void => {
    event.preventDefault();
    seen.push((event as CustomEvent<{ url: string }>).detail.url);
  };
  place.addEventListener('dw:navigate', note, { signal });
  return seen;
}

/** One query parameter of an address. */
export function parameterOf(url: string | undefined, name: string): string | null {
  return new URL(url ?? '').searchParams.get(name);
}
