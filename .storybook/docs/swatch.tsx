import { privateName } from './tokens.ts';

/** A token's colour. Must be inside `.dw`, whose style sheet defines the token. */
export function Swatch({ token }: { token: string }) {
  return (
    <span className="dw dw-docs-plain">
      <span className="dw-docs-swatch" style={{ background: `var(${privateName(token)})` }} />
    </span>
  );
}
