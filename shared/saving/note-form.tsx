import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Button, Field, TextArea } from '../ui/controls/index.ts';
import { type Elements, mainVariant, useText } from '../ui/base/index.ts';
import { savingText } from './saving.text.ts';
import { SaveMark, SaveNotices, useRefusal } from './save-feedback.tsx';
import type { Action } from '../runtime/index.ts';

interface NoteFormProps {
  label: string;
  text: string;
  hint: string | undefined;
  /** Whether to focus the text area, because the person has just pressed "edit". */
  takesFocus: boolean;
  saving: Action;
  /** Asked in place of the buttons, before it is saved. */
  question: Elements;
  saveButton: RefObject<HTMLButtonElement | null>;
  onChange: (text: string) => void;
  onCancel: () => void;
  onSubmit: () => void;
  /** Called when the person is about to save. */
  onIntent: () => void;
}

/** A note's text area with its buttons. */
export function NoteForm(props: NoteFormProps): ReactNode {
  const { label, text, hint, takesFocus, saving, question, saveButton, onCancel } = props;
  const words = useText(savingText);
  const isBusy = saving.status === 'busy';
  const refusal = useRefusal(saving);
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (!takesFocus) return;
    area.current?.focus();
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [takesFocus]);
  return (
    <form
      className="note-form"
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <Field label={label} hint={hint} error={refusal}>
        {(field) => (
          <TextArea
            {...field}
            ref={area}
            value={text}
            readOnly={isBusy || Boolean(question)}
            onFocus={props.onIntent}
            onChange={(event) => props.onChange(event.target.value)}
          />
        )}
      </Field>
      {question ?? (
        <div className="edit-actions">
          <SaveMark {...saving} hasField />
          <Button aria-disabled={isBusy} onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button ref={saveButton} type="submit" variant={mainVariant(saving.error)} busy={isBusy}>
            {words.save}
          </Button>
        </div>
      )}
      <SaveNotices {...saving} />
    </form>
  );
}
