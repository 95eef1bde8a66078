// chunk: edit
import { type Action, type RunOptions, useAction } from '../runtime/use-action.ts';
import { useWidget } from '../runtime/index.ts';

/**
 * An action whose answer is dispatched as `dw:change`.
 * @param what the item in words for the log, such as "a note"
 */
export function useSave(what: string): Action {
  const { change } = useWidget();
  const action = useAction(`${what} could not be saved; what was entered is kept.`, true);
  return {
    ...action,
    run: <Answer>(send: (signal: AbortSignal) => Promise<Answer>, more?: RunOptions) =>
      action.run(async (signal) => {
        const answer = await send(signal);
        change(answer);
        return answer;
      }, more),
  };
}
