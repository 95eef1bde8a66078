import { addons } from 'storybook/preview-api';
import { tokensCss as css } from '../../shared/ui/tokens/index.ts';
import { privateName, tokenGroups } from '../docs/tokens.ts';
import { NO_OVERRIDES, type Overrides, TOKENS_REPORTED, TOKENS_REQUESTED, type TokenValues } from './theme-css.ts';

const names = tokenGroups.flatMap(({ tokens }) => tokens.map(({ name }) => name));

/** Reports the tokens of this page to the theme editor: on request, and whenever something was set. */
export function reportTokens(): void {
  const channel = addons.getChannel();
  let overrides = NO_OVERRIDES;
  const valuesIn = (theme: keyof Overrides) => {
    const standard = read(theme, {});
    const now = read(theme, overrides[theme]);
    // both have every one of these names
    return Object.fromEntries(names.map((name) => [name, { standard: standard[name]!, now: now[name]! }]));
  };
  const report = (): void => {
    channel.emit(TOKENS_REPORTED, { light: valuesIn('light'), dark: valuesIn('dark') } satisfies TokenValues);
  };
  const follow = ({ globals }: { globals: { tokens?: Partial<Overrides> } }): void => {
    overrides = { ...NO_OVERRIDES, ...globals.tokens };
    report();
  };
  channel.on('setGlobals', follow);
  channel.on('globalsUpdated', follow);
  channel.on(TOKENS_REQUESTED, report);
}

/** The tokens of a theme as a widget resolves them, inside an element that sets some of them. */
function read(theme: keyof Overrides, set: Record<string, string>): Record<string, string> {
  const host = document.createElement('div');
  for (const name of names) host.style.setProperty(name, set[name] ?? 'initial'); // nothing from the page, which has what was set for its theme
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];
  const frame = document.createElement('div');
  frame.className = 'dw';
  frame.dataset.theme = theme;
  shadow.append(frame);
  document.documentElement.append(host);
  const style = getComputedStyle(frame);
  const values = Object.fromEntries(
    names.map((name) => [name, fullHex(style.getPropertyValue(privateName(name)).trim())]),
  );
  host.remove();
  return values;
}

/** `#fff` ⇒ `#ffffff`, as a colour input wants it; style sheets that were built are short. */
const fullHex = (value: string): string => value.replace(/^#([\da-f])([\da-f])([\da-f])$/i, '#$1$1$2$2$3$3');
