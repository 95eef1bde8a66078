// chunk: months
/**
 * The same address with some query parameters set. All others, and the fragment, stay as they were written (D8).
 * @param address whole, or a path
 * @param parameters a name that is there already, however often, is replaced where it first stood; others come last
 */
export function withQuery(address: string, parameters: Readonly<Record<string, string>>): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const left = new Map(Object.entries(parameters));
  const kept = query.split('&').flatMap((part) => {
    const name = nameOf(part);
    if (part === '' || !Object.hasOwn(parameters, name)) return part === '' ? [] : [part];
    const value = left.get(name);
    return left.delete(name) ? [pair(name, value!)] : [];
  });
  return `${path}?${[...kept, ...[...left].map(([name, value]) => pair(name, value))].join('&')}${fragment}`;
}

const pair = (name: string, value: string): string => new URLSearchParams([[name, value]]).toString();

/** The decoded name of one `name=value`, as a server reads it. */
const nameOf = (part: string): string => new URLSearchParams(part).keys().next().value ?? '';
