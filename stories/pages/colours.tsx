import { Unstyled } from '@storybook/addon-docs/blocks';
import { asRatio, CONTRAST_PAIRS, contrastOf } from '../../.storybook/contrast.ts';
import { Themed, type Theme, useColours } from '../../.storybook/docs/themed.tsx';
import { isColour, privateName, tokenGroups } from '../../.storybook/docs/tokens.ts';
import '../../.storybook/docs/docs.css';

const THEMES: Theme[] = ['light', 'dark'];
const groups = tokenGroups
  .map(({ title, tokens }) => ({ title, tokens: tokens.filter(isColour) }))
  .filter(({ tokens }) => tokens.length > 0);
const names = groups.flatMap(({ tokens }) => tokens.map(({ name }) => name));

/** Every colour of the style sheet, in both themes. */
export function Palette() {
  return (
    <Unstyled>
      {THEMES.map((theme) => (
        <OneTheme key={theme} theme={theme} />
      ))}
    </Unstyled>
  );
}

function OneTheme({ theme }: { theme: Theme }) {
  const { colours, probe } = useColours(names, theme);
  return (
    <Themed theme={theme}>
      {probe}
      <h3>{theme === 'light' ? 'Light' : 'Dark'}</h3>
      {groups.map(({ title, tokens }) => (
        <section key={title}>
          {title && <p>{title}</p>}
          <ul className="dw-docs-palette">
            {tokens.map(({ name }) => (
              <li key={name}>
                <span className="dw-docs-colour" style={{ background: `var(${privateName(name)})` }} />
                <strong>{name}</strong>
                <span>{hexOf(colours[name] ?? '')}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Themed>
  );
}

/** `rgb(31, 35, 40)` ⇒ `#1f2328`; what is translucent stays as it is. */
function hexOf(colour: string): string {
  const parts = colour.match(/[\d.]+/g) ?? [];
  return parts.length === 3 ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : colour;
}

/** The pairs of colours that meet, and how far apart they are. */
export function Contrasts() {
  return (
    <Unstyled>
      {THEMES.map((theme) => (
        <ContrastsOf key={theme} theme={theme} />
      ))}
    </Unstyled>
  );
}

function ContrastsOf({ theme }: { theme: Theme }) {
  const { colours, probe } = useColours(names, theme);
  return (
    <Themed theme={theme}>
      {probe}
      <h3>{theme === 'light' ? 'Light' : 'Dark'}</h3>
      <ul className="dw-docs-pairs">
        {CONTRAST_PAIRS.map(({ front, back, least, where }) => {
          const contrast = contrastOf(colours[front] ?? '', colours[back] ?? '');
          return (
            <li key={front + back}>
              <span
                className="dw-docs-pair"
                style={{ color: `var(${privateName(front)})`, background: `var(${privateName(back)})` }}
              >
                {least === 3 ? <i className="dw-docs-ring" /> : 'Aa'}
              </span>
              <span>
                <strong>{contrast ? asRatio(contrast) : '–'}</strong> of {least} : 1
                {contrast && contrast < least ? ' — too little' : ''}
                <br />
                {where}: {front} on {back}
              </span>
            </li>
          );
        })}
      </ul>
    </Themed>
  );
}
