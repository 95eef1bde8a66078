import css from '../../shared/ui/tokens/tokens.css?raw';

/** `--dw-ink` ⇒ `--_ink`, the name our own style sheets read. */
export const privateName = (token: string): string => token.replace('--dw-', '--_');

export interface TokenGroup {
  /** The comment above it in the style sheet; empty where there is none. */
  title: string;
  tokens: Array<{ name: string; standard: string }>;
}

/** The tokens in the order and the groups that the style sheet has them in: an empty line or a comment begins another. */
export const tokenGroups: TokenGroup[] = groupsOf(css);

function groupsOf(sheet: string): TokenGroup[] {
  const groups: TokenGroup[] = [];
  let group: TokenGroup = { title: '', tokens: [] };
  for (const line of sheet.split('\n')) {
    const title = /^ {2}\/\* (.+) \*\/$/.exec(line)?.[1];
    const [, name, standard] = /^ {2}--_[\w-]+: var\((--dw-[\w-]+), (.*)\);$/.exec(line) ?? [];
    if (title !== undefined || line === '') groups.push((group = { title: title ?? '', tokens: [] }));
    else if (name && standard) group.tokens.push({ name, standard });
  }
  return groups.filter(({ tokens }) => tokens.length > 0);
}

/** The tokens whose names begin so, such as `--dw-radius`. */
export const tokensCalled = (start: string): TokenGroup['tokens'] =>
  tokenGroups.flatMap(({ tokens }) => tokens.filter(({ name }) => name.startsWith(start)));

/** Whether a token stands for a colour. */
export const isColour = ({ name, standard }: TokenGroup['tokens'][number]): boolean =>
  name === '--dw-focus' || (/#[\da-f]{3,8}\b|\brgb\(/.test(standard) && !name.startsWith('--dw-shadow'));
