import type { ReactNode } from 'react';
import { keptUnder } from '../../shared/lib/kept-under.ts';
import { NoteEditor } from '../../shared/inline-edit/note-editor.tsx';
import { lateImport } from '../../shared/lib/late-import.ts';
import { useItemName } from '../../shared/runtime/use-item-name.ts';
import { useText } from '../../shared/ui/text.ts';
import type { Properties } from './mentor-note.props.ts';
import { texts } from './mentor-note.text.ts';

const client = lateImport(() => import('./save.ts'));

/** What a mentor writes on a dealer's report card. */
export function MentorNote({ report_card_id, note, label }: Properties): ReactNode {
  const words = useText(texts);
  const about = useItemName(label);
  return (
    <NoteEditor
      draftKey={keptUnder(['draft', 'mentor-note', report_card_id])}
      note={note}
      label={label || [words.label, about].filter(Boolean).join(': ')}
      name={label || `${words.label}: ${about || report_card_id}`}
      prepare={client.ahead}
      save={(text) => client().then(({ saveNote }) => saveNote({ note: text, report_card_id }))}
    />
  );
}
