// chunk: ui
import type { ReactNode } from 'react';
import { Switch } from '../ui/controls/switch.tsx';
import { useText } from '../ui/text.ts';
import { uiText } from '../ui/ui.text.ts';
import { useStillWorking } from '../ui/feedback/use-still-working.ts';
import { useServerSwitch } from './use-server-switch.ts';

interface SavedSwitchProps {
  /** The item that the switch belongs to; the accessible name. */
  label: string;
  /** The state as the page passes it. */
  value: boolean;
  /** Visible texts of the two states. */
  yes: string;
  no: string;
  /**
   * Flips the state on the server.
   * @returns the state in the server's answer
   */
  save: () => Promise<boolean>;
}

/** A switch of a member screen whose state the server flips. A failure shows a quiet mark beside it (part 4, "Toggles"; W6, W8). */
export function SavedSwitch({ value, save, ...item }: SavedSwitchProps): ReactNode {
  const { notSaved, stillWorking } = useText(uiText);
  const { checked, busy, failure, toggle } = useServerSwitch(value, save);
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
      waiting={late ? stillWorking : undefined}
    />
  );
}
