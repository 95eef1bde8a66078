/** A directed graph by name: a file leads to those it imports, a layer to those its files import. */
export type Ways = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Every import cycle, once each, as `a → b → a`; empty when there is none.
 * Two cycles through the same edge are reported as one: removing it removes both.
 */
export function circlesIn(ways: Ways): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (name: string, path: readonly string[]): void => {
    const at = path.indexOf(name);
    if (at >= 0) found.push([...path.slice(at), name].join(' → '));
    if (at >= 0 || done.has(name)) return;
    for (const next of ways.get(name) ?? []) walk(next, [...path, name]);
    done.add(name);
  };
  for (const name of ways.keys()) walk(name, []);
  return found;
}
