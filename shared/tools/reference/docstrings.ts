/**
 * The public docstrings of the members of a declaration: the text of the comment with two asterisks that stands directly above a member's
 * line, by the member's name. They are the one thing that is read from comments.
 * @param source TypeScript as the formatter leaves it
 * @param declaration where to begin, such as `export const properties`; a docstring above it is its own, under the last word
 * @throws Error when the source has no such declaration
 */
export function docstrings(source: string, declaration: string): Map<string, string> {
  const at = source.search(new RegExp(`^${declaration}\\b`, 'm'));
  if (at < 0) throw new Error(`The source declares no "${declaration}".`);
  const [, own] = /(?:^|\n)\/\*\*((?:(?!\*\/)[^])*)\*\/\n$/.exec(source.slice(0, at)) ?? [];
  const [body = ''] = /^[^]*?(?=^[});]|(?![^]))/m.exec(source.slice(at)) ?? [];
  const members = [...body.matchAll(/^( +)\/\*\*((?:(?!\*\/)[^])*)\*\/\n\1(\w+)\??[:,]/gm)];
  const outer = Math.min(...members.map(([, indent = '']) => indent.length));
  const found = members
    .filter(([, indent]) => indent?.length === outer)
    .map(([, , text = '', name = '']): [string, string] => [name, plain(text)]);
  if (own !== undefined) found.push([declaration.replace(/.* /, ''), plain(own)]);
  return new Map(found);
}

const plain = (comment: string): string =>
  comment
    .replace(/^\s*\*+ ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
