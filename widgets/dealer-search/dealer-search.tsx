import { type ReactNode, useCallback, useRef, useState } from 'react';
import { errorText, isSessionEnded } from '../../shared/api/error-text.ts';
import { lateImport } from '../../shared/lib/late-import.ts';
import { logError } from '../../shared/lib/log.ts';
import { useWidget } from '../../shared/runtime/index.ts';
import { HiddenInputs, useFieldsetDisabled } from '../../shared/runtime/hidden-inputs.tsx';
import { useChosen } from '../../shared/runtime/use-chosen.ts';
import { useFormCheck } from '../../shared/runtime/use-form-check.ts';
import { Field } from '../../shared/ui/field.tsx';
import { type Choice, SearchSelect } from '../../shared/ui/search-select.tsx';
import { StillWorking } from '../../shared/ui/still-working.tsx';
import { useText } from '../../shared/ui/text.ts';
import { useUi } from '../../shared/ui/ui-context.ts';
import { choiceOf } from './dealer-search.model.ts';
import type { Properties } from './dealer-search.props.ts';
import { texts } from './dealer-search.text.ts';

const client = lateImport(() => import('./parts/ask.ts'));

/** A box that asks the server for dealers as one types: at least 2 characters, 300 ms after the last key (part 9). */
export function DealerSearch({ name, value, value_label, label, required }: Properties): ReactNode {
  const words = useText(texts);
  const { locale } = useUi();
  const { change, reload } = useWidget();
  const disabled = useFieldsetDisabled();
  const input = useRef<HTMLInputElement>(null);
  const fromPage = value && choiceOf(value_label ? { ...value, name: value_label } : value);
  const { choice, choose, turn } = useChosen(fromPage);
  const [missing, setMissing] = useState(false);
  const { search, busy, error } = useSearch();
  useFormCheck((takeFocus) => {
    if (!required || choice) return true;
    setMissing(true);
    if (takeFocus) input.current?.focus();
    return false;
  });
  const failure = error === undefined ? undefined : errorText(error, locale);
  return (
    <>
      <Field label={label || words.label} required={required} error={missing ? words.required : undefined}>
        {(field) => (
          <SearchSelect
            {...field}
            key={turn}
            ref={input}
            size="s"
            search={search}
            failure={failure}
            onReload={isSessionEnded(error) ? reload : undefined}
            value={choice}
            onChange={(next) => {
              choose(next);
              setMissing(false);
              change(next?.value ?? '');
            }}
            placeholder={words.placeholder}
            disabled={disabled}
          />
        )}
      </Field>
      <StillWorking busy={busy} />
      {name && (
        <HiddenInputs
          inputs={[{ name, value: choice?.value ?? '' }]}
          onReset={() => {
            choose(fromPage);
            setMissing(false);
          }}
        />
      )}
    </>
  );
}

/** The search, and how the latest question fared. Given-up questions change nothing (W9). */
function useSearch() {
  const { element } = useWidget();
  const [state, setState] = useState<{ busy: boolean; error?: unknown }>({ busy: false });
  const search = useCallback(
    async (q: string, signal: AbortSignal): Promise<Choice[]> => {
      setState({ busy: true });
      // closing the list ends the question, but what failed stays to be read
      signal.addEventListener('abort', () => setState((before) => ({ ...before, busy: false })), { once: true });
      try {
        const { ask } = await client();
        const dealers = await ask(q, signal);
        if (!signal.aborted) setState({ busy: false });
        return dealers.map(choiceOf);
      } catch (error) {
        if (!signal.aborted) {
          setState({ busy: false, error });
          logError('dealers could not be searched.', element, error);
        }
        throw error;
      }
    },
    [element],
  );
  return { search, ...state };
}
