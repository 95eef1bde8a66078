import type { ReactNode } from 'react';
import { useServerSwitch } from '../../shared/runtime/index.ts';
import { Switch } from '../../shared/ui/switch.tsx';
import { useText } from '../../shared/ui/text.ts';
import type { Properties } from './yes-no-toggle.props.ts';
import { texts } from './yes-no-toggle.text.ts';

/** A switch that flips on the server: a click asks, and what the server answers is shown (part 4, "Toggles"). */
export function YesNoToggle({ value, label, ...what }: Properties): ReactNode {
  const words = useText(texts);
  const verified = what.kind === 'poster-verified';
  const state = useServerSwitch(value, () => import('./save.ts').then(({ save }) => save(what)));
  return (
    <Switch
      {...state}
      label={label || `${what.kind} ${what.id ?? what.slider ?? ''}`}
      on={verified ? words.verified : words.yes}
      off={verified ? words.notVerified : words.no}
    />
  );
}
