import type { ReactNode } from 'react';
import { unawaited } from '../../page/index.ts';
import { useAction, useField, useWidget } from '../../runtime/index.ts';
import { Switch, type SwitchProps, useStillWorking } from '../../ui/switch/index.ts';
import { type Failure, useText } from '../../ui/base/index.ts';
import { savedSwitchText } from './saved-switch.text.ts';

interface SavedSwitchProps extends Pick<SwitchProps, 'label' | 'yes' | 'no' | 'size'> {
  /** The state as the page passes it; a changed value replaces the server's last answer. */
  value: boolean;
  /**
   * Flips the state on the server.
   * @param before the error of the last attempt, if any
   * @returns the state in the server's answer
   */
  save: (before: unknown) => Promise<boolean>;
}

/**
 * A switch whose state is stored on the server (part 4, "Toggles"). The calls flip the state, so nothing changes before the answer. A failed
 * one is never repeated (W6, W8): a quiet mark appears beside the switch.
 */
export function SavedSwitch({ value, save, ...item }: SavedSwitchProps): ReactNode {
  const words = useText(savedSwitchText);
  const { change } = useWidget();
  const field = useField('value', value);
  const { status, error, run } = useAction(
    'a switch could not be saved; it shows what the server last confirmed.',
    true,
    field.since,
  );
  const busy = status === 'busy';
  const late = useStillWorking(busy);
  const toggle = async (): Promise<void> => {
    const next = await run(() => save(error).then(field.ask()));
    if (next !== undefined) change(next);
  };
  return (
    <Switch
      {...item}
      checked={field.value}
      onToggle={() => unawaited(toggle())}
      busy={busy}
      // any error can be read as a Failure, see there
      failure={error as Failure | undefined}
      failed={words.failed}
      waiting={late ? words.stillWorking : undefined}
    />
  );
}
