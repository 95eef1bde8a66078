import css from '../../shared/ui/tokens/tokens.css?raw';

/** `--dw-ink` ⇒ `--_ink`, the name our own style sheets read. */
export const privateName = (token: string): string => token.replace('--dw-', '--_');

export interface TokenGroup {
  /** Shown above it; empty where it needs none. */
  title: string;
  tokens: Array<{ name: string; standard: string }>;
}

/** The titles of the groups, by the first token of each: a group ends where the next one begins. */
const TITLES: Readonly<Record<string, string>> = {
  '--dw-ink': 'text and surfaces',
  '--dw-gold':
    'gold: selection and focus; dark text is readable on -fill, and plain gold is dark enough for lines and text',
  '--dw-red': 'red: DAFTAR and errors',
  '--dw-green': 'green yes, grey no',
  '--dw-focus': '',
};

/** The tokens in the order of the style sheet. */
export const tokenGroups: readonly TokenGroup[] = groupsOf(css);

function groupsOf(sheet: string): TokenGroup[] {
  const groups: TokenGroup[] = [];
  for (const [, name = '', standard = ''] of sheet.matchAll(/^ {2}--_[\w-]+: var\((--dw-[\w-]+), (.*)\);$/gm)) {
    if (name in TITLES || groups.length === 0) groups.push({ title: TITLES[name] ?? '', tokens: [] });
    groups.at(-1)?.tokens.push({ name, standard });
  }
  const titles = Object.values(TITLES);
  if (groups.length !== titles.length)
    throw new Error(`The style sheet has ${groups.length} groups of tokens and ${titles.length} titles.`);
  return groups;
}

/** The tokens whose names begin so, such as `--dw-radius`. */
export const tokensCalled = (start: string): TokenGroup['tokens'] =>
  tokenGroups.flatMap(({ tokens }) => tokens.filter(({ name }) => name.startsWith(start)));

/** Whether a token stands for a colour. */
export const isColour = ({ name, standard }: TokenGroup['tokens'][number]): boolean =>
  name === '--dw-focus' || (/#[\da-f]{3,8}\b|\brgb\(/.test(standard) && !name.startsWith('--dw-shadow'));
