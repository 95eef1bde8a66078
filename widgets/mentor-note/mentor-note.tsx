import { server } from '../../shared/api/late/index.ts';
import type { ReactNode } from 'react';
import { kept } from '../../shared/memory/kept/index.ts';
import { NoteEditor } from '../../shared/saving/index.ts';
import { useItemName } from '../../shared/runtime/index.ts';
import { useText } from '../../shared/ui/base/index.ts';
import type { Properties } from './mentor-note.props.ts';
import { texts } from './mentor-note.text.ts';

/** A mentor's note on a dealer's report card. */
export function MentorNote({ report_card_id, note, label }: Properties): ReactNode {
  const words = useText(texts);
  const about = useItemName(label);
  return (
    <NoteEditor
      draft={kept('draft', ['mentor-note', report_card_id])}
      note={note}
      label={label || [words.label, about].filter(Boolean).join(': ')}
      name={label || `${words.label}: ${about || report_card_id}`}
      prepare={server.ahead}
      save={(text, before) =>
        server().then(({ call, saveMentorNote }) =>
          call(saveMentorNote, { request: { note: text, report_card_id }, before }),
        )
      }
    />
  );
}
