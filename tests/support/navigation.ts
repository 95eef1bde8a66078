/** Prevents the widgets of a place from navigating, and collects the addresses. */
export function catchNavigation(place: HTMLElement): string[] {
  const seen: string[] = [];
  place.addEventListener('dw:navigate', (event) => {
    event.preventDefault();
    seen.push((event as CustomEvent<{ url: string }>).detail.url);
  });
  return seen;
}

/** One query parameter of an address. */
export function parameterOf(url: string | undefined, name: string): string | null {
  return new URL(url ?? '').searchParams.get(name);
}
