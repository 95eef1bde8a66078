import { type ReactNode, useCallback, useState } from 'react';
import { server } from '../../shared/api/late/index.ts';
import { errorText, onlyReloadHelps } from '../../shared/runtime/failures/index.ts';
import { logError } from '../../shared/page/index.ts';
import { useWidget } from '../../shared/runtime/index.ts';
import * as v from 'valibot';
import { id, object, optional, text } from '../../shared/lib/schema/index.ts';
import { FormSlot, useFieldsetDisabled, useFormChoice } from '../../shared/runtime/host-form/index.ts';
import { Field, StillWorking } from '../../shared/ui/controls/index.ts';
import { type Choice, SearchSelect } from '../../shared/ui/search/index.ts';
import { useText, useUi } from '../../shared/ui/base/index.ts';
import { choiceOf, firstChoiceOf } from './dealer-search.model.ts';
import type { Properties } from './dealer-search.props.ts';
import { texts } from './dealer-search.text.ts';

/** Whether it can still be chosen, only the server knows. */
const keptChoice = v.nullable(object({ value: id, label: text, hint: optional(text) }));

/** A search box for dealers: asks the server for at least 2 characters, 300 ms after the last key press (part 9). */
export function DealerSearch({ name, value, value_label, label, required }: Properties): ReactNode {
  const words = useText(texts);
  const { locale } = useUi();
  const { reload } = useWidget();
  const disabled = useFieldsetDisabled();
  const fromPage = value && firstChoiceOf(value, value_label);
  const { choice, error, turn, choose } = useFormChoice(
    fromPage,
    { name, required, missing: words.required },
    keptChoice,
  );
  const { search, busy, problem } = useSearch();
  const failure = problem === undefined ? undefined : errorText(problem, locale);
  return (
    <>
      <Field label={label || words.label} required={required} error={error}>
        {(field) => (
          <SearchSelect
            {...field}
            turn={turn}
            search={search}
            failure={failure}
            onReload={onlyReloadHelps(problem) ? reload : undefined}
            value={choice}
            onChange={choose}
            placeholder={words.placeholder}
            disabled={disabled}
          />
        )}
      </Field>
      <StillWorking busy={busy} />
      <FormSlot />
    </>
  );
}

/** The search and the state of its latest request. An aborted request changes nothing (W9). */
function useSearch() {
  const { element } = useWidget();
  const [state, setState] = useState<{ busy: boolean; problem?: unknown }>({ busy: false });
  const search = useCallback(
    async (q: string, signal: AbortSignal): Promise<Choice[]> => {
      setState({ busy: true });
      // closing the list aborts the request, but an error stays visible
      signal.addEventListener('abort', () => setState((before) => ({ ...before, busy: false })), { once: true });
      try {
        const dealers = await server().then(({ call, searchDealers }) =>
          call(searchDealers, { request: { q }, signal }),
        );
        if (!signal.aborted) setState({ busy: false });
        return dealers.map(choiceOf);
      } catch (problem) {
        if (!signal.aborted) {
          setState({ busy: false, problem });
          logError('dealers could not be searched.', element, problem);
        }
        throw problem;
      }
    },
    [element],
  );
  return { search, ...state };
}
