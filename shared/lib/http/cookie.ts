/**
 * Reads one cookie and decodes it; a wrongly encoded one is returned unchanged.
 * @param cookies the text of `document.cookie`
 * @returns the value, or `undefined` if there is no such cookie
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
