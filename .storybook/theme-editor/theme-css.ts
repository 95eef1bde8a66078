/** What was set in the theme editor: custom properties with their values, for each theme. */
export interface Overrides {
  light: Record<string, string>;
  dark: Record<string, string>;
}

export const NO_OVERRIDES: Overrides = { light: {}, dark: {} };

/** The value of each token: that of the style sheet, and that with the overrides. */
export type TokenValues = Record<keyof Overrides, Record<string, { standard: string; now: string }>>;

/** Events: the editor requests the values; the story's page reports them then, and whenever something was set. */
export const TOKENS_REQUESTED = 'dealer-widgets/tokens-requested';
export const TOKENS_REPORTED = 'dealer-widgets/tokens-reported';

/**
 * The style sheet with which a host's page gets the same look. A dark part of a light page would inherit a colour that is set for light alone, so
 * the palette's own applies there again.
 * @param density the toolbar's
 */
export function themeCss({ light, dark }: Overrides, density: string): string {
  const rule = (selector: string, tokens: Record<string, string>): string => {
    const lines = Object.entries(tokens).map(([token, value]) => `  ${token}: ${value};\n`);
    return lines.length > 0 ? `${selector} {\n${lines.join('')}}\n` : '';
  };
  const inDark = Object.entries({
    ...Object.fromEntries(Object.keys(light).map((token) => [token, 'initial'])),
    ...dark,
  });
  const differing = Object.fromEntries(inDark.filter(([token, value]) => light[token] !== value));
  const auto = rule("[data-theme='auto']", differing);
  return (
    rule(':root', { ...light, ...(density && { '--dw-density': density }) }) +
    rule("[data-theme='dark']", differing) +
    (auto && `@media (prefers-color-scheme: dark) {\n${auto.replace(/^(?=.)/gm, '  ')}}\n`)
  );
}
