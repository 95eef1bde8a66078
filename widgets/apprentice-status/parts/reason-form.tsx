import type { ReactNode, Ref } from 'react';
import { SaveMark, savingText, useRefusal } from '../../../shared/saving/index.ts';
import type { Action } from '../../../shared/runtime/index.ts';
import { Button, Field, TextArea } from '../../../shared/ui/controls/index.ts';
import { mainVariant, useText } from '../../../shared/ui/base/index.ts';
import { texts } from '../apprentice-status.text.ts';

interface ReasonFormProps {
  field: Ref<HTMLTextAreaElement>;
  reason: string;
  hint: string | undefined;
  saving: Action;
  onChange: (reason: string) => void;
  /** Goes back to what is saved. */
  onCancel: () => void;
  onSave: () => void;
}

/** The reason of a rejection; it is saved only by 'Save Reason'. */
export function ReasonForm({
  field: ref,
  reason,
  hint,
  saving,
  onChange,
  onCancel,
  onSave,
}: ReasonFormProps): ReactNode {
  const words = useText(texts);
  const { cancel } = useText(savingText);
  const isBusy = saving.status === 'busy';
  const refusal = useRefusal(saving);
  return (
    <form
      className="reason"
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
