import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { privateName } from './tokens.ts';

export type Theme = 'light' | 'dark';

/** A surface in one theme, with the tokens of that theme. */
export function Themed({ theme, style, children }: { theme: Theme; style?: CSSProperties; children: ReactNode }) {
  return (
    <div className="dw dw-docs-themed" data-theme={theme} style={style}>
      {children}
    </div>
  );
}

/** What tokens are in a theme, as the browser computes their colours. @param tokens always the same ones */
export function useColours(tokens: readonly string[], theme: Theme) {
  const probe = useRef<HTMLSpanElement>(null);
  const [colours, setColours] = useState<Record<string, string>>({});
  useLayoutEffect(() => {
    // an effect runs when the element is there
    const element = probe.current!;
    const { style } = element;
    const read = (token: string): string => {
      style.color = `var(${privateName(token)})`;
      return getComputedStyle(element).color;
    };
    setColours(Object.fromEntries(tokens.map((token) => [token, read(token)])));
  }, [tokens]);
  const hidden = (
    <span className="dw dw-docs-plain" data-theme={theme} hidden>
      <span ref={probe} />
    </span>
  );
  return { colours, probe: hidden };
}
