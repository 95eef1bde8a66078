import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { Themed } from '../../.storybook/docs/themed.tsx';
import { privateName, tokensCalled } from '../../.storybook/docs/tokens.ts';
import { Button } from '../../shared/ui/controls/index.ts';
import { Icon, iconNames } from '../../shared/ui/content/index.ts';
import { Stage } from '../../.storybook/support/stage.tsx';
import '../../.storybook/docs/docs.css';

/** One line of words for each size of type. */
export function Type() {
  return (
    <Unstyled>
      <Themed theme="light">
        {tokensCalled('--dw-text').map(({ name, standard }) => (
          <p key={name} style={{ fontSize: `var(${privateName(name)})`, margin: '0 0 12px' }}>
            Tempah slot emas pada hari Isnin, RM 1,234.50
            <br />
            <small className="dw-docs-note">
              {name}: {standard}
            </small>
          </p>
        ))}
        {tokensCalled('--dw-font').map(({ name, standard }) => (
          <p key={name} className="dw-docs-note">
            {name}: {standard}
          </p>
        ))}
      </Themed>
    </Unstyled>
  );
}

/** Multiples of the grid's 4 px. */
const STEPS = [4, 8, 12, 16, 24, 32, 48];

export function Spacing() {
  return (
    <Unstyled>
      <Themed theme="light">
        {STEPS.map((px) => (
          <p key={px} className="dw-docs-step">
            <span style={{ width: px, height: 16, background: 'var(--_gold-fill)' }} /> {px} px
          </p>
        ))}
      </Themed>
    </Unstyled>
  );
}

/** A box for each token of a kind, dressed with it. */
export function Boxes({ tokens, as }: { tokens: string; as: 'borderRadius' | 'boxShadow' }) {
  return (
    <Unstyled>
      <Themed theme="light">
        <ul className="dw-docs-boxes">
          {tokensCalled(tokens).map(({ name, standard }) => (
            <li key={name}>
              <span className="dw-docs-box" style={{ [as]: `var(${privateName(name)})` }} />
              <strong>{name}</strong>
              {as === 'borderRadius' && <span>{standard}</span>}
            </li>
          ))}
        </ul>
      </Themed>
    </Unstyled>
  );
}

/** Every drawing of the widgets, by the name it has in the sources. */
export function Icons() {
  return (
    <Unstyled>
      <Stage>
        <ul className="dw-docs-icons">
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} size={24} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      </Stage>
    </Unstyled>
  );
}

/** Moves a box with each duration, at a press. */
export function Motion() {
  const [isMoved, setMoved] = useState(false);
  return (
    <Unstyled>
      <Stage locale="en">
        <Button onClick={() => setMoved(!isMoved)}>Move</Button>
        {['--dw-fast', '--dw-slow'].flatMap(tokensCalled).map(({ name, standard }) => (
          <p key={name} className="dw-docs-step">
            <span
              style={{
                width: 32,
                height: 32,
                borderRadius: 'var(--_radius-s)',
                background: 'var(--_gold-fill)',
                transition: `transform var(${privateName(name)})`,
                transform: isMoved ? 'translateX(120px)' : 'none',
              }}
            />
            <span style={{ marginInlineStart: 140 }}>
              {name}: {standard}
            </span>
          </p>
        ))}
      </Stage>
    </Unstyled>
  );
}
