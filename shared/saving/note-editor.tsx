import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { text as textSchema } from '../lib/schema/index.ts';
import { focusedElement, unawaited } from '../page/index.ts';
import { withPlainBreaks } from '../lib/index.ts';
import { Button } from '../ui/controls/index.ts';
import { LongText } from '../ui/content/index.ts';
import { useStyles } from '../ui/common/index.ts';
import { useText } from '../ui/base/index.ts';
import { unsavedDraft } from './unsaved-draft.ts';
import { savingText } from './saving.text.ts';
import css from './note-editor.css?inline';
import { NoteForm } from './note-form.tsx';
import { useAnswered } from './switch/index.ts';
import { SaveMark } from './save-feedback.tsx';
import { useKeptDraft } from '../runtime/visit/index.ts';
import { busyWhile, useEditDialogs } from './use-edit-dialogs.ts';
import { useSave } from './use-save.ts';
import { useSavedElsewhere } from './use-saved-elsewhere.ts';

interface NoteEditorProps {
  /** The note as the page passes it. */
  note: string;
  /** What the note is about; the accessible name of the text area. */
  label: string;
  /** Distinguishes the note from others on the page, in the accessible name of the edit button. */
  name: string;
  /** Key of a draft that survives a reload, made by `keptUnder`. */
  draftKey: string;
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
export function NoteEditor({ note, label, name, draftKey, prepare, save }: NoteEditorProps): ReactNode {
  useStyles(css);
  const words = useText(savingText);
  const { askFirst, showUpdated, isWaiting } = useEditDialogs();
  const [shown, ask] = useAnswered('note', note, textSchema);
  const text = withPlainBreaks(shown);
  /** Undefined until something is typed: the text area shows a newer note of somebody else until then. */
  const [typed, setTyped] = useState(() => unsavedDraft(draftKey, text));
  const [isOpen, setOpen] = useState(typed !== undefined);
  const [isRestored, setRestored] = useState(isOpen);
  // what equals the note is no draft: it would hide a newer note of somebody else
  const kept = useKeptDraft(draftKey, () => (typed === text && !isRestored ? undefined : typed));
  const saving = useSave('a note');
  const editButton = useRef<HTMLButtonElement>(null);
  const wasOpened = useRef(false);

  useLayoutEffect(() => {
    // only if nothing else has the focus: the person may have gone on elsewhere during a slow save
    if (!isOpen && wasOpened.current && focusedElement() === null) editButton.current?.focus({ preventScroll: true });
    wasOpened.current = isOpen;
  }, [isOpen]);

  const close = (): void => {
    kept.drop();
    saving.clear();
    setRestored(false);
    setOpen(false);
    setTyped(undefined);
  };
  useSavedElsewhere(saving, () => {
    if (isRestored) close();
  });
  const submit = async (sent: string): Promise<void> => {
    const saveDraft = async (): Promise<string> => {
      // stored before the answer, because the person may leave the page while the request runs
      kept.keep(sent);
      const answer = await save(sent, saving.error).then(ask());
      kept.drop();
      return answer;
    };
    if ((await saving.run(saveDraft, { confirmed: askFirst })) === undefined) return;
    close();
    showUpdated();
  };

  if (isOpen) {
    const entered = typed ?? text;
    return (
      <NoteForm
        label={label}
        text={entered}
        hint={isRestored ? words.draftKept : undefined}
        takesFocus={!isRestored}
        saving={busyWhile(isWaiting, saving)}
        onChange={setTyped}
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
        <p className="note-none">{words.noNote}</p>
      )}
      <div className="note-actions">
        <Button ref={editButton} aria-label={`${words.edit}: ${name}`} onClick={() => setOpen(true)}>
          {words.edit}
        </Button>
        <SaveMark {...saving} />
      </div>
    </div>
  );
}
