// chunk: edit
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { withPlainBreaks } from '../lib/text/line-breaks.ts';
import { unawaited } from '../lib/page/unawaited.ts';
import { Button } from '../ui/controls/button.tsx';
import { LongText } from '../ui/content/long-text.tsx';
import { useStyles } from '../ui/styles.ts';
import { useText } from '../ui/text.ts';
import { unsavedDraft } from './drafts.ts';
import { texts } from './saving.text.ts';
import css from './note-editor.css?inline';
import { NoteForm } from './note-form.tsx';
import { useAnswered } from './use-answered.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useEditDialogs, useSave } from './use-save.ts';

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
  /** @returns the note as the server has saved it */
  save: (note: string) => Promise<string>;
}

/**
 * A note that is edited in place. Saving asks for confirmation, then shows the server's answer, which may contain what somebody else has written
 * since. When saving fails, the text area stays open with its text.
 */
export function NoteEditor({ note, label, name, draftKey, prepare, save }: NoteEditorProps): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const { askFirst, showUpdated } = useEditDialogs();
  const [shown, ask] = useAnswered('note', note);
  const [draft, setDraft] = useState(() => unsavedDraft(draftKey, withPlainBreaks(note)));
  const [isRestored, setRestored] = useState(draft !== undefined);
  // what is opened but not changed is no draft: it would hide a newer note of somebody else
  const kept = useKeptDraft(draftKey, () => (draft === withPlainBreaks(shown) && !isRestored ? undefined : draft));
  const saving = useSave('a note');
  const editButton = useRef<HTMLButtonElement>(null);
  const isClosed = draft === undefined;
  const wasOpened = useRef(false);

  useLayoutEffect(() => {
    if (isClosed && wasOpened.current) editButton.current?.focus({ preventScroll: true });
    wasOpened.current = !isClosed;
  }, [isClosed]);

  const close = (): void => {
    kept.drop();
    saving.clear();
    setRestored(false);
    setDraft(undefined);
  };
  const submit = async (text: string): Promise<void> => {
    const saveDraft = async (): Promise<string> => {
      // stored before the answer, because the person may leave the page while the request runs
      kept.keep(text);
      const answer = await save(text).then(ask());
      kept.drop();
      return answer;
    };
    if ((await saving.run(saveDraft, { confirmed: askFirst })) === undefined) return;
    close();
    showUpdated();
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
