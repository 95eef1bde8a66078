import type { ReactNode } from 'react';
import { Disclosure } from '../../shared/ui/disclosure.tsx';
import { HostContent, useHasSlotted } from '../../shared/ui/host-content.tsx';
import { useText } from '../../shared/ui/text.ts';
import type { Properties } from './note-block.props.ts';
import { texts } from './note-block.text.ts';

/** A note that is shown and hidden. */
export function NoteBlock({ note, title, open }: Properties): ReactNode {
  const words = useText(texts);
  const hasSlotted = useHasSlotted();
  if (!note.trim() && !hasSlotted('note')) {
    throw new Error('"note" is missing; expected a text, or a child of the element with slot="note".');
  }
  return (
    <Disclosure title={title || words.title} open={open}>
      <HostContent text={note} slot="note" />
    </Disclosure>
  );
}
