// chunk: client
/**
 * Reads one cookie and decodes it; a badly encoded one is given as it is.
 * @param cookies as `document.cookie` gives them
 * @returns the value, `undefined` when there is no such cookie
 */
export function cookieValue(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  if (found === undefined) return undefined;
  const value = found.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
