// chunk: edit
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { withPlainBreaks } from '../lib/line-breaks.ts';
import { unawaited } from '../lib/unawaited.ts';
import { Button } from '../ui/button.tsx';
import { LongText } from '../ui/long-text.tsx';
import { useStyles } from '../ui/styles.ts';
import { useText } from '../ui/text.ts';
import { draftBeyond, forgetDraft, keepDraft } from './drafts.ts';
import { texts } from './inline-edit.text.ts';
import css from './note-editor.css?inline';
import { NoteForm } from './note-form.tsx';
import { useAnswered } from './use-answered.ts';
import { useEditDialogs, useSave } from './use-save.ts';

interface NoteEditorProps {
  /** What the page says the note is. */
  note: string;
  /** What the note is about, in words; the name of the text area. */
  label: string;
  /** What tells it from the other notes of the page; said with the button to edit. */
  name: string;
  /** Where a draft that survives a reload is kept, made by `keptUnder`. */
  draftKey: string;
  /** Loads what saving needs, on intent. */
  prepare: () => void;
  /** @returns the note as the server kept it */
  save: (note: string) => Promise<string>;
}

/**
 * A note that is edited where it stands: asked before it is saved, and shown as the server answers it, which may hold what somebody else
 * wrote meanwhile. A failed save keeps the text area open with its text.
 */
export function NoteEditor({ note, label, name, draftKey, prepare, save }: NoteEditorProps): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const { isSure, sayUpdated } = useEditDialogs();
  const [shown, answered] = useAnswered(note);
  const [draft, setDraft] = useState(() => draftBeyond(draftKey, withPlainBreaks(note)));
  const [isRestored, setRestored] = useState(draft !== undefined);
  const saving = useSave('a note');
  const editButton = useRef<HTMLButtonElement>(null);
  const isClosed = draft === undefined;
  const wasOpened = useRef(false);

  useEffect(() => {
    if (isClosed && wasOpened.current) editButton.current?.focus({ preventScroll: true });
    wasOpened.current = !isClosed;
  }, [isClosed]);

  const close = (): void => {
    forgetDraft(draftKey);
    saving.clear();
    setRestored(false);
    setDraft(undefined);
  };
  const submit = async (text: string): Promise<void> => {
    const kept = await saving.start(() => {
      // before the answer, and not only after a failure: the page may be left while it is on its way
      keepDraft(draftKey, text);
      return save(text);
    }, isSure);
    if (kept === undefined) return;
    answered(kept);
    close();
    sayUpdated();
  };

  if (draft !== undefined) {
    return (
      <NoteForm
        label={label}
        text={draft}
        hint={isRestored ? words.draftKept : undefined}
        takesFocus={!isRestored}
        saving={saving}
        onChange={setDraft}
        onCancel={close}
        onSubmit={() => unawaited(submit(draft))}
        onIntent={prepare}
      />
    );
  }
  const text = withPlainBreaks(shown);
  return (
    <div className="note">
      {text ? (
        <p className="note-text" part="note" dir="auto">
          <LongText>{text}</LongText>
        </p>
      ) : (
        <p className="note-none">{words.noNote}</p>
      )}
      <Button ref={editButton} aria-label={`${words.edit}: ${name}`} onClick={() => setDraft(text)}>
        {words.edit}
      </Button>
    </div>
  );
}
