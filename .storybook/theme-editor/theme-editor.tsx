/** @jsxRuntime classic -- Storybook has a React of its own for its frame, and only this way of writing it reaches that one */
import React, { type CSSProperties, useEffect, useState } from 'react';
import { useChannel, useGlobals } from 'storybook/manager-api';
import { asRatio, brandTokens, channelsOf, CONTRAST_PAIRS, contrastOf } from '../contrast.ts';
import {
  NO_OVERRIDES,
  type Overrides,
  themeCss,
  TOKENS_REPORTED,
  TOKENS_REQUESTED,
  type TokenValues,
} from './theme-css.ts';

const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 };
const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(340px, 1fr))',
  gap: '8px 24px',
};

/** Every token with its value; what is changed is seen on the shown story at once, and in every other. */
export function ThemeEditor() {
  const [globals, updateGlobals] = useGlobals();
  // Storybook knows globals as any values; the toolbar declares these
  const tokens = { ...NO_OVERRIDES, ...(globals.tokens as Partial<Overrides>) };
  const [values, setValues] = useState<TokenValues>();
  const [edited, setEdited] = useState<keyof Overrides>();
  const [copied, setCopied] = useState(false);
  const emit = useChannel({ [TOKENS_REPORTED]: setValues });
  useEffect(() => emit(TOKENS_REQUESTED), [emit]);
  if (!values) return <p style={{ padding: 16 }}>Show a story, and its tokens stand here.</p>;

  const theme = edited ?? (globals.theme === 'dark' ? 'dark' : 'light');
  const change = (next: Overrides): void => {
    setCopied(false);
    updateGlobals({ tokens: next });
  };
  /** A size or a font is one for both themes. */
  const set = (token: string, value: string): void => {
    const { light, dark } = values;
    const isShared = light[token]?.standard === dark[token]?.standard && !channelsOf(light[token]?.standard ?? '');
    const one = (each: keyof Overrides): Record<string, string> => {
      const { [token]: _, ...others } = tokens[each];
      return value ? { ...others, [token]: value } : others;
    };
    change({ ...tokens, ...(isShared ? { light: one('light'), dark: one('dark') } : { [theme]: one(theme) }) });
  };
  const setBrand = (brand: string): void => {
    const one = (each: keyof Overrides): Record<string, string> => ({
      ...tokens[each],
      ...brandTokens(brand, values[each]['--dw-surface']?.now ?? ''),
    });
    change({ light: one('light'), dark: one('dark') });
  };
  // the toolbar declares it
  const density = globals.density as string;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(themeCss(tokens, density));
    setCopied(true);
  };
  const isChanged = Object.keys({ ...tokens.light, ...tokens.dark }).length > 0;

  return (
    <div style={{ padding: 16, display: 'grid', gap: 16, fontSize: 14 }}>
      <div style={row}>
        <label>
          Theme{' '}
          <select
            value={theme}
            // the options below are its only values
            onChange={({ target }) => setEdited(target.value as keyof Overrides)}
          >
            <option value="light">Light</option>
            <option value="dark">Dark</option>
          </select>
        </label>
        <label>
          Brand colour{' '}
          <input
            type="color"
            value={values.light['--dw-gold-fill']?.now}
            onChange={({ target }) => setBrand(target.value)}
          />
        </label>
        <button type="button" disabled={!isChanged && !density} onClick={() => void copy()}>
          Copy CSS
        </button>
        <button type="button" disabled={!isChanged} onClick={() => change(NO_OVERRIDES)}>
          Reset all
        </button>
        <span role="status">{copied ? 'Copied' : ''}</span>
      </div>
      <Warnings values={values[theme]} />
      <ul style={{ ...grid, margin: 0, padding: 0, listStyle: 'none' }}>
        {Object.entries(values[theme]).map(([token, { now }]) => (
          <li key={token} style={{ ...row, gap: 8 }}>
            <Token name={token} value={tokens[theme][token]} now={now} onChange={(value) => set(token, value)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TokenProps {
  name: string;
  /** What was set. */
  value: string | undefined;
  /** What it is. */
  now: string;
  /** Empty: as the style sheet has it. */
  onChange: (value: string) => void;
}

function Token({ name, value = '', now, onChange }: TokenProps) {
  return (
    <>
      <label style={{ width: 150 }} htmlFor={`value-${name}`}>
        {name.replace('--dw-', '')}
      </label>
      {/^#[\da-f]{6}$/.test(now) && (
        <input
          type="color"
          aria-label={`Choose ${name}`}
          value={now}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <input
        id={`value-${name}`}
        style={{ width: 110 }}
        value={value}
        placeholder={now}
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}

/** The pairs of colours whose contrast has become too low. */
function Warnings({ values }: { values: TokenValues['light'] }) {
  const low = CONTRAST_PAIRS.flatMap(({ front, back, least, where }) => {
    const [one, other] = [values[front]?.now ?? '', values[back]?.now ?? ''];
    const contrast = contrastOf(one, other);
    if (contrast === undefined) {
      const unread = [front, back].find((token) => !channelsOf(values[token]?.now ?? ''));
      return [`The contrast of ${unread} cannot be computed: write it as #rrggbb or rgb(…).`];
    }
    return contrast < least ? [`${front} on ${back} (${where}): ${asRatio(contrast)}, ${least} : 1 is needed.`] : [];
  });
  return (
    <div role="status">
      {low.length === 0 ? (
        'Every pair of colours that meets has enough contrast.'
      ) : (
        <>
          <strong>Too little contrast</strong>
          <ul style={{ margin: 0 }}>
            {[...new Set(low)].map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
