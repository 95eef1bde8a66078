import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Kept } from '../memory/kept/index.ts';
import { useField } from '../runtime/index.ts';
import { focusedElement, unawaited } from '../page/index.ts';
import { withPlainBreaks } from '../lib/index.ts';
import { Button } from '../ui/controls/index.ts';
import { LongText } from '../ui/content/index.ts';
import { EmptyState } from '../ui/feedback/index.ts';
import { useStyles } from '../ui/common/index.ts';
import { useText } from '../ui/base/index.ts';
import { savingText } from './saving.text.ts';
import css from './note-editor.css?inline';
import { NoteForm } from './note-form.tsx';
import { SaveMark } from './save-feedback.tsx';
import { useDraft } from './use-draft.ts';
import { useEditQuestion } from './use-edit-question.tsx';
import { useSave } from './use-save.ts';

interface NoteEditorProps {
  /** The note as the page passes it. */
  note: string;
  /** What the note is about; the accessible name of the text area. */
  label: string;
  /** Distinguishes the note from others on the page, in the accessible name of the edit button. */
  name: string;
  /** Where an unsaved text is kept. */
  draft: Kept;
  /** Prefetches what saving needs; called on intent. */
  prepare: () => void;
  /**
   * @param before the error of the last attempt, if any
   * @returns the note as the server has saved it
   */
  save: (note: string, before: unknown) => Promise<string>;
}

/**
 * A note that is edited in place. Saving asks for confirmation, then shows the server's answer, which may contain what somebody else has written
 * since. When saving fails, the text area stays open with its text.
 */
export function NoteEditor({ note, label, name, draft: draftKept, prepare, save }: NoteEditorProps): ReactNode {
  useStyles(css);
  const words = useText(savingText);
  const { askFirst, question, save: saveButton, showUpdated } = useEditQuestion();
  const saved = useField('note', note);
  const text = withPlainBreaks(saved.value);
  /** Undefined until something is typed: the text area shows a newer note of somebody else until then. */
  const draft = useDraft(draftKept, text);
  /** Whether the person has opened it here. It is also open where there is an unsaved text. */
  const [isEditing, setEditing] = useState(false);
  const isOpen = isEditing || draft.typed !== undefined;
  const [timesClosed, setTimesClosed] = useState(0);
  const saving = useSave('a note');
  const editButton = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    // only if nothing else has the focus: the person may have gone on elsewhere during a slow save
    if (timesClosed > 0 && focusedElement() === null) editButton.current?.focus({ preventScroll: true });
  }, [timesClosed]);

  const close = (): void => {
    draft.discard();
    saving.clear();
    setEditing(false);
    setTimesClosed(timesClosed + 1);
  };
  const submit = async (sent: string): Promise<void> => {
    const saveIt = async (): Promise<string> => {
      // stored before the answer, because the person may leave the page while the request runs
      draft.type(sent);
      const answer = await save(sent, saving.error).then(saved.ask());
      draft.discard();
      return answer;
    };
    if ((await saving.run(saveIt, { confirmed: askFirst })) === undefined) return;
    close();
    showUpdated();
  };

  if (isOpen) {
    const entered = draft.typed ?? text;
    return (
      <NoteForm
        label={label}
        text={entered}
        hint={draft.isRestored ? words.draftKept : undefined}
        takesFocus={isEditing && !draft.isRestored}
        saving={saving}
        question={question}
        saveButton={saveButton}
        onChange={(typed) => {
          setEditing(true);
          draft.type(typed === text && !draft.isRestored ? undefined : typed);
        }}
        onCancel={close}
        onSubmit={() => unawaited(submit(entered))}
        onIntent={prepare}
      />
    );
  }
  return (
    <div className="note">
      {text ? (
        <p className="note-text" part="note" dir="auto">
          <LongText>{text}</LongText>
        </p>
      ) : (
        <EmptyState title={words.noNote} />
      )}
      <div className="note-actions">
        <Button ref={editButton} variant="link" aria-label={`${words.edit}: ${name}`} onClick={() => setEditing(true)}>
          {words.edit}
        </Button>
        <SaveMark {...saving} />
      </div>
    </div>
  );
}
