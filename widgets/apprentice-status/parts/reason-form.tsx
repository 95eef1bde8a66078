import type { ReactNode, Ref } from 'react';
import { SaveMark, useRefusal } from '../../../shared/inline-edit/save-signs.tsx';
import type { Save } from '../../../shared/inline-edit/use-save.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { useText } from '../../../shared/ui/text.ts';
import { TextArea } from '../../../shared/ui/text-input.tsx';
import { texts } from '../apprentice-status.text.ts';

interface ReasonFormProps {
  field: Ref<HTMLTextAreaElement>;
  reason: string;
  hint: string | undefined;
  saving: Save;
  onChange: (reason: string) => void;
  onSave: () => void;
}

/** Why an apprentice is rejected; nothing is saved before 'Save Reason' is pressed. */
export function ReasonForm({ field: ref, reason, hint, saving, onChange, onSave }: ReasonFormProps): ReactNode {
  const words = useText(texts);
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
        <Button type="submit" size="s" variant="primary" busy={isBusy}>
          {words.saveReason}
        </Button>
        <SaveMark {...saving} hasField />
      </div>
    </form>
  );
}
