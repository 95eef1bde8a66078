import { mayBeDone } from '../runtime/failures/index.ts';
import { type Action, type RunOptions, useAction, useWidget } from '../runtime/index.ts';

/**
 * An action whose answer is dispatched as `dw:change`. After a failure with which it may have been saved, `clear` does nothing: the item has its mark until a
 * later run or a reload shows what is true (W6).
 * @param what the item in words for the log, such as "a note"
 */
export function useSave(what: string): Action {
  const { change } = useWidget();
  const action = useAction(`${what} could not be saved; what was entered is kept.`, true);
  return {
    ...action,
    clear: () => mayBeDone(action.error) || action.clear(),
    run: <Answer>(send: (signal: AbortSignal) => Promise<Answer>, more?: RunOptions) =>
      action.run(async (signal) => {
        const answer = await send(signal);
        change(answer);
        return answer;
      }, more),
  };
}
