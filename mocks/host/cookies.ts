/** The cookies of a request, undecoded. */
export function cookiesOf(request: Request): ReadonlyMap<string, string> {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split(/=(.*)/s, 2));
  return new Map(pairs.map(([name = '', value = '']) => [name, value]));
}

/**
 * A `Set-Cookie` header.
 * @param readable whether scripts of the page may read it
 */
export function setCookie(name: string, value: string, readable = false): string {
  return `${name}=${value}; Path=/; SameSite=Lax${readable ? '' : '; HttpOnly'}`;
}
