import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { SaveMark, savingText, useRefusal } from '../../../shared/saving/index.ts';
import { focusedElement } from '../../../shared/page/index.ts';
import type { Action } from '../../../shared/runtime/index.ts';
import { Button, Field, TextArea } from '../../../shared/ui/controls/index.ts';
import { useCell } from '../../../shared/ui/switch/index.ts';
import { mainVariant, useText } from '../../../shared/ui/base/index.ts';
import { texts } from '../apprentice-status.text.ts';

interface ReasonProps {
  /** Whether the apprentice is rejected; otherwise there is no reason, and nothing is rendered. */
  isNeeded: boolean;
  /** Whether it is a form; otherwise it is folded to one line that opens it. */
  isForm: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Gets the focus when nothing of a reason is left. */
  list: RefObject<HTMLSelectElement | null>;
  reason: string;
  hint: string | undefined;
  saving: Action;
  onOpen: () => void;
  onChange: (reason: string) => void;
  /** Goes back to what is saved. */
  onCancel: () => void;
  onSave: () => void;
}

/** The reason of a rejection: a line, or the form that it opens. It is saved only by 'Save Reason'. */
export function Reason(props: ReasonProps): ReactNode {
  const { isNeeded, isForm, field: ref, list, reason, hint, saving, onOpen, onChange, onCancel, onSave } = props;
  const words = useText(texts);
  const { cancel } = useText(savingText);
  const isInCell = useCell();
  const isBusy = saving.status === 'busy';
  const refusal = useRefusal(saving);
  const opener = useRef<HTMLButtonElement>(null);
  const wasForm = useRef(isForm);
  useLayoutEffect(() => {
    // only if nothing else has the focus: the person may have gone on elsewhere during a slow save
    if (wasForm.current !== isForm && focusedElement() === null) {
      (ref.current ?? opener.current ?? list.current)?.focus();
      ref.current?.setSelectionRange(-1, -1); // behind its text
      // the browser has shown the place of the next letter, which may leave most of the field outside a narrow table
      ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
    wasForm.current = isForm;
  }, [isForm, ref, list]);
  if (!isNeeded) return null;
  if (!isForm)
    return (
      <Button
        ref={opener}
        className="fold"
        variant="link"
        size="s"
        aria-label={reason && `${words.reason}: ${reason}`}
        onClick={onOpen}
      >
        <span className="line" dir="auto">
          {reason || words.reason}
        </span>
      </Button>
    );
  return (
    <form
      className="reason"
      data-cell={isInCell || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSave();
      }}
    >
      <Field label={words.reason} required hint={hint} error={refusal}>
        {(field) => (
          <TextArea
            {...field}
            ref={ref}
            size="s"
            value={reason}
            readOnly={isBusy}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <div className="row">
        <Button type="submit" size="s" variant={mainVariant(saving.error)} busy={isBusy}>
          {words.saveReason}
        </Button>
        <Button size="s" aria-disabled={isBusy} onClick={onCancel}>
          {cancel}
        </Button>
        <SaveMark {...saving} hasField />
      </div>
    </form>
  );
}
