import type * as v from 'valibot';
import { useStateOf } from '../../ui/hooks/index.ts';
import { useFormInputs } from './form-inputs.tsx';
import { useFormField } from './use-form-field.ts';
import { useWidget } from '../index.ts';

interface FormChoice<Choice> {
  choice: Choice | null;
  /** What was wrong when the form was checked: a required choice was missing, or the page has said something about it. */
  error: string | undefined;
  /** Counts how often the page, or a reset, has replaced the choice. What is typed in place of a former choice is discarded. */
  turn: number;
  /** Takes the person's choice, and dispatches `dw:change`. */
  choose: (choice: Choice | null) => void;
}

/**
 * The choice of a control in the host's form: the page's value until the person chooses, and again when the page passes another value.
 * It is a control of the form; render a `FormSlot`.
 * @param control its name, and the sentence for a choice that is required and missing
 * @param schema reads a choice that was made before a reload, if it can still be made
 */
export function useFormChoice<Choice extends { value: string }>(
  fromPage: Choice | null,
  { name = '', required, missing }: { name?: string | undefined; required: boolean; missing: string },
  schema: v.GenericSchema<unknown, Choice | null>,
): FormChoice<Choice> {
  const { change } = useWidget();
  const { value, by, enter, reset, turn } = useFormField(fromPage, (each) => each?.value ?? '', schema);
  const choice = by === 'page' ? fromPage : value; // the page may have another name for it now
  const [error, setError] = useStateOf(turn, '');
  const posted = choice?.value ?? ''; // an option such as "-- Pilih --" posts as little as none
  useFormInputs(
    [{ name, value: posted, required, problem: required && !posted ? missing : '' }],
    () => {
      setError('');
      reset();
    },
    setError,
  );
  return {
    choice,
    error: error || undefined,
    turn,
    choose(next) {
      setError('');
      if (enter(next)) change(next?.value ?? '');
    },
  };
}
