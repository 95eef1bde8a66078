const places = new Set<HTMLElement>();

/** An element on the page for one test. */
export function newPlace(): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  places.add(place);
  return place;
}

/** Removes every place from the page, widgets first. */
export function removePlaces(): void {
  for (const place of places) {
    if (window.DealerWidgets && !Array.isArray(window.DealerWidgets)) window.DealerWidgets.unmount(place);
    place.remove();
  }
  places.clear();
}
