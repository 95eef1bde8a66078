/**
 * Calls back as soon as a media query matches, and every time it does again.
 * @param query whole, or one condition without its parentheses: the one of the two that cannot be read never matches
 */
export function whenMedia(query: string, due: () => void): void {
  const list = matchMedia(`${query},(${query})`);
  const check = (): void => {
    if (list.matches) due();
  };
  list.onchange = check;
  check();
}
