/**
 * Sets some query parameters of an address. All others, and the fragment, stay exactly as they are (D8).
 * @param address an absolute address or a path
 * @param parameters an existing name is replaced at its first place and removed elsewhere; new names are added at the end
 */
export function withQuery(address: string, parameters: Readonly<Record<string, string>>): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const left = new Map(Object.entries(parameters));
  const kept = query.split('&').flatMap((part) => {
    const name = nameOf(part);
    if (part === '' || !Object.hasOwn(parameters, name)) return part === '' ? [] : [part];
    const value = left.get(name);
    left.delete(name);
    return value === undefined ? [] : [pair(name, value)];
  });
  return `${path}?${[...kept, ...[...left].map(([name, value]) => pair(name, value))].join('&')}${fragment}`;
}

const pair = (name: string, value: string): string => new URLSearchParams([[name, value]]).toString();

/** The decoded name in `name=value`, as a server reads it. */
const nameOf = (part: string): string => new URLSearchParams(part).keys().next().value ?? '';
