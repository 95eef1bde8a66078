import { decoded } from '../decode.ts';

/** The values of a path's `{parameters}`, decoded; `undefined` when the path is another one. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const names: string[] = [];
  const source = pattern.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  const values = new RegExp(`^${source}/?$`).exec(pathname)?.slice(1).map(decoded);
  if (!values?.every((value) => value !== undefined)) return undefined;
  // one value for each name: both come from the same pattern
  return Object.fromEntries(names.map((name, at) => [name, values[at]!]));
}
