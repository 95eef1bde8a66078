/** What was set in the theme editor: custom properties with their values, for each theme. */
export interface Overrides {
  light: Record<string, string>;
  dark: Record<string, string>;
}

export const NO_OVERRIDES: Overrides = { light: {}, dark: {} };

/** What each token is: as the style sheet has it, and with what was set. */
export type TokenValues = Record<keyof Overrides, Record<string, { standard: string; now: string }>>;

/** The editor requests the values, and the page of the story reports them; also whenever something was set. */
export const TOKENS_REQUESTED = 'dealer-widgets/tokens-requested';
export const TOKENS_REPORTED = 'dealer-widgets/tokens-reported';

/**
 * The style sheet that does the same on a host's page. What is set for a light page would be inherited by a dark part of it, so the dark rule sets
 * for every token what it is there.
 */
export function themeCss({ light, dark }: Overrides, values: TokenValues): string {
  const rule = (selector: string, tokens: Record<string, string>): string => {
    const lines = Object.entries(tokens).map(([token, value]) => `  ${token}: ${value};\n`);
    return lines.length > 0 ? `${selector} {\n${lines.join('')}}\n` : '';
  };
  const kept = Object.keys(light).map((token) => [token, values.dark[token]?.standard ?? '']);
  return rule(':root', light) + rule("[data-theme='dark']", { ...Object.fromEntries(kept), ...dark });
}
