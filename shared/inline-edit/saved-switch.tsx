// chunk: edit
import type { ReactNode } from 'react';
import { useServerSwitch } from '../runtime/index.ts';
import { Switch } from '../ui/switch.tsx';
import { useText } from '../ui/text.ts';
import { uiText } from '../ui/ui.text.ts';
import { useStillWorking } from '../ui/use-still-working.ts';
import { texts } from './inline-edit.text.ts';

interface SavedSwitchProps {
  /** The item that is switched; the accessible name. */
  label: string;
  /** What the page says. */
  value: boolean;
  /** The visible word of each state. */
  yes: string;
  no: string;
  /** Flips it on the server. @returns the state the server answers */
  save: () => Promise<boolean>;
}

/** A switch of a member screen that flips on the server; a failure is a quiet mark beside it (part 4, "Toggles"; W6, W8). */
export function SavedSwitch({ value, save, ...item }: SavedSwitchProps): ReactNode {
  const { failed: notSaved } = useText(texts);
  const { stillWorking } = useText(uiText);
  const { checked, busy, failure, reload, toggle } = useServerSwitch(value, save);
  const late = useStillWorking(busy);
  return (
    <Switch
      size="m"
      {...item}
      checked={checked}
      onToggle={toggle}
      busy={busy}
      failure={failure}
      failed={notSaved}
      onReload={reload}
      waiting={late ? stillWorking : undefined}
    />
  );
}
