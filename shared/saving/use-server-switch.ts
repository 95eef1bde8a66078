// chunk: core
import { unawaited } from '../lib/page/unawaited.ts';
import type { Failure } from '../ui/feedback/failure.ts';
import { useAction } from '../runtime/use-action.ts';
import { useWidget } from '../runtime/widget-context.ts';
import { useAnswered } from './use-answered.ts';

export interface ServerSwitch {
  /** The state that the server confirmed last. */
  checked: boolean;
  /** True while a request runs; clicks do nothing then (W8). */
  busy: boolean;
  /** The error of the last request. The state is then the one that the server confirmed last (W6). */
  failure: Failure | undefined;
  toggle(): void;
}

/**
 * A switch whose state is stored on the server. The calls flip the state, so nothing changes before the answer, one request runs at a time, and
 * a failed one is never repeated automatically (W6, W8). Failures are only logged (part 8).
 * @param value the state as the page passes it; a changed value replaces the server's last answer
 * @param save sends the request and resolves with the state in the server's answer
 */
export function useServerSwitch(value: boolean, save: () => Promise<boolean>): ServerSwitch {
  const { change } = useWidget();
  const [checked, ask] = useAnswered('value', value);
  const { status, error, run } = useAction(
    'a switch could not be saved; it shows what the server last confirmed.',
    true,
  );
  const toggle = async (): Promise<void> => {
    const next = await run(() => save().then(ask()));
    if (next !== undefined) change(next);
  };
  return {
    checked,
    busy: status === 'busy',
    // any error can be read as a Failure, see there
    failure: error as Failure | undefined,
    toggle: () => unawaited(toggle()),
  };
}
