/* Numbers first: the bundler writes them where they are used only if nothing stands before them. */

/** How often a chunk is retried after it failed to load. */
export const MAX_RETRIES = 3;

/** Letters of the hash in a chunk's name: 24 bits, enough to tell builds apart. Each adds half a byte to the loader's table; other letters add more. */
export const HASH_LETTERS = 6;

/** Letters of the hash in the names of `loader-….js` and `widgets-….css`, and of the build's id. */
export const BUILD_LETTERS = 8;

/** How the reference describes addresses among the properties of widgets; functions decide which are taken. */
export const ADDRESS = {
  name: 'Address',
  description: 'An address with http: or https:, or a path on this site.',
  received: { type: 'string', minLength: 1 },
};

export const IMAGE_ADDRESS = {
  name: 'ImageAddress',
  description: 'The address of an image with http:, https:, data:image/ or blob:, or a path on this site.',
  received: { type: 'string' },
};

/**
 * Sets some query parameters of an address. All others, and the fragment, stay exactly as they are (D8).
 * @param address an absolute address or a path
 * @param parameters an existing name is replaced at its first place and removed elsewhere; new names are added at the end
 */
export function withQuery(address: string, parameters: Readonly<Record<string, string>>): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const left = new Map(Object.entries(parameters));
  const kept = query
    .split('&')
    .filter(Boolean)
    .flatMap((part) => {
      const name = nameOf(part);
      if (!Object.hasOwn(parameters, name)) return [part];
      const value = left.get(name);
      left.delete(name);
      return value === undefined ? [] : [pair(name, value)];
    });
  return `${path}?${[...kept, ...[...left].map(([name, value]) => pair(name, value))].join('&')}${fragment}`;
}

const pair = (name: string, value: string): string => new URLSearchParams([[name, value]]).toString();

/** The decoded name in `name=value`, as a server reads it. */
const nameOf = (part: string): string => new URLSearchParams(part).keys().next().value ?? '';

/** The query that is added to a chunk's address after this many failures, so that no cache repeats the failed response. */
export const retryQuery = (failures: number): string => (failures ? `?${failures}` : '');
