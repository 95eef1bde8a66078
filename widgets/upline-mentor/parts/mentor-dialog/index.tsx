import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { SaveMark, SaveNotices } from '../../../../shared/saving/index.ts';
import type { Action } from '../../../../shared/runtime/index.ts';
import { Button, Field } from '../../../../shared/ui/controls/index.ts';
import { Dialog } from '../../../../shared/ui/dialog/index.ts';
import { type Elements, mainVariant, useText } from '../../../../shared/ui/base/index.ts';
import { SearchSelect } from '../../../../shared/ui/search/index.ts';
import { usePageRestored } from '../../../../shared/ui/hooks/index.ts';
import type { Mentor } from '../../upline-mentor.model.ts';
import { texts } from '../../upline-mentor.text.ts';

interface MentorDialogProps {
  open: boolean;
  title: string;
  choices: readonly Mentor[];
  choice: Mentor | null;
  saving: Action;
  /** Asked in place of the buttons, before it is saved. */
  question: Elements;
  saveButton: RefObject<HTMLButtonElement | null>;
  onChoose: (choice: Mentor | null) => void;
  onSave: (choice: Mentor) => void;
  onClose: () => void;
}

/** Chooses another mentor. The choice stays after a failure. */
export function MentorDialog(props: MentorDialogProps): ReactNode {
  const { choices, choice, saving, question, saveButton, onChoose, onSave, ...dialog } = props;
  const words = useText(texts);
  const [isMissing, setMissing] = useState(false);
  /** The box shows the former mentor again, but the person has last typed another name. */
  const [isDiscarded, setDiscarded] = useState(false);
  const isChosen = choice !== null && !isDiscarded;
  const box = useRef<HTMLInputElement>(null);
  const isBusy = saving.status === 'busy';
  const submit = (): void => {
    setMissing(!isChosen);
    if (isChosen) onSave(choice);
    else box.current?.focus();
  };
  const close = (): void => {
    setMissing(false);
    setDiscarded(false);
    dialog.onClose();
  };
  // somebody else may have logged in meanwhile, in whose name it would be saved (D7)
  usePageRestored(() => dialog.open && !isBusy && close());
  return (
    <Dialog
      {...dialog}
      onClose={close}
      size="s"
      locked={isBusy}
      actions={
        question ?? (
          <>
            <SaveMark {...saving} hasRoom />
            <Button ref={saveButton} variant={mainVariant(saving.error)} busy={isBusy} onClick={submit}>
              {words.save}
            </Button>
          </>
        )
      }
    >
      <div className="choose">
        <Field
          label={words.mentor}
          required
          hint={choices.length === 0 ? words.noOptions : undefined}
          error={isMissing && !isChosen ? words.missing : undefined}
        >
          {(field) => (
            <SearchSelect
              {...field}
              ref={box}
              options={choices}
              value={choice}
              onChange={onChoose}
              onSettle={setDiscarded}
              placeholder={words.search}
              disabled={isBusy || Boolean(question)}
            />
          )}
        </Field>
        <SaveNotices {...saving} />
      </div>
    </Dialog>
  );
}
