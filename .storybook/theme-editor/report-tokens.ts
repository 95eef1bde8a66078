import { addons } from 'storybook/preview-api';
import common from '../../shared/ui/common/common.css?raw';
import { tokensCss } from '../../shared/ui/tokens/index.ts';
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

/** The tokens of a theme as a widget resolves them, inside an element that sets some of them; colours as they are drawn. */
function read(theme: keyof Overrides, set: Record<string, string>): Record<string, string> {
  const host = document.createElement('div');
  for (const name of names) host.style.setProperty(name, set[name] ?? 'initial'); // nothing from the page, which has what was set for its theme
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tokensCss + common);
  shadow.adoptedStyleSheets = [sheet];
  const frame = document.createElement('div');
  frame.className = 'dw';
  frame.dataset.theme = theme;
  shadow.append(frame);
  document.documentElement.append(host);
  const style = getComputedStyle(frame);
  const values = Object.fromEntries(
    names.map((name) => [name, drawn(style.getPropertyValue(privateName(name)).trim())]),
  );
  host.remove();
  return values;
}

/** An opaque colour ⇒ `#rrggbb`, as a colour input wants it and a mixed one is drawn; everything else stays as it is. */
function drawn(value: string): string {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas || !CSS.supports('color', value)) return value;
  canvas.fillStyle = value;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha] = canvas.getImageData(0, 0, 1, 1).data;
  const hex = [red, green, blue].map((each) => each.toString(16).padStart(2, '0'));
  return alpha === 255 ? `#${hex.join('')}` : value;
}
