import type { ReactNode } from 'react';
import { keptUnder } from '../../shared/lib/storage/kept-under.ts';
import { NoteEditor } from '../../shared/saving/note-editor.tsx';
import { lateImport } from '../../shared/lib/loading/late-import.ts';
import { useItemName } from '../../shared/runtime/use-item-name.ts';
import { useText } from '../../shared/ui/text.ts';
import type { Properties } from './checklist-note.props.ts';
import { texts } from './checklist-note.text.ts';

const client = lateImport(() => import('./save.ts'));

/** The note on a customer's checklist, on a dealer's or a sub-user's screen. */
export function ChecklistNote({ area, customer_id, note, label }: Properties): ReactNode {
  const words = useText(texts);
  const about = useItemName(label);
  return (
    <NoteEditor
      // kept in sessionStorage until it is saved: the text of a note, so that a reload after the session has ended does not lose it.
      draftKey={keptUnder(['draft', 'checklist-note', area, customer_id])}
      note={note}
      label={label || [words.label, about].filter(Boolean).join(': ')}
      name={label || `${words.label}: ${about || customer_id}`}
      prepare={client.ahead}
      save={(text, before) => client().then(({ saveNote }) => saveNote(area, { note: text, customer_id }, before))}
    />
  );
}
