import { server } from '../../shared/api/late/index.ts';
import type { ReactNode } from 'react';
import { kept } from '../../shared/memory/kept/index.ts';
import { NoteEditor } from '../../shared/saving/index.ts';
import { useItemName } from '../../shared/runtime/index.ts';
import { useText } from '../../shared/ui/base/index.ts';
import type { Properties } from './checklist-note.props.ts';
import { texts } from './checklist-note.text.ts';

/** The note on a customer's checklist, on a dealer's or a sub-user's screen. */
export function ChecklistNote({ area, customer_id, note, label }: Properties): ReactNode {
  const words = useText(texts);
  const about = useItemName(label);
  return (
    <NoteEditor
      draft={kept('draft', ['checklist-note', area, customer_id])}
      note={note}
      label={label || [words.label, about].filter(Boolean).join(': ')}
      name={label || `${words.label}: ${about || customer_id}`}
      prepare={server.ahead}
      save={(text, before) =>
        server().then(({ call, checklistNotesByArea }) =>
          call(checklistNotesByArea[area], { request: { note: text, customer_id }, before }),
        )
      }
    />
  );
}
