import type { ReactNode } from 'react';
import { useWidget } from '../../shared/runtime/index.ts';
import { Disclosure } from '../../shared/ui/controls/disclosure.tsx';
import { HostContent, neededText } from '../../shared/ui/content/host-content.tsx';
import { useText } from '../../shared/ui/text.ts';
import type { Properties } from './note-block.props.ts';
import { texts } from './note-block.text.ts';

/** A button that shows and hides a note. */
export function NoteBlock({ note, title, open }: Properties): ReactNode {
  const words = useText(texts);
  const { element } = useWidget();
  const text = neededText(element, 'note', note);
  return (
    <Disclosure title={title.trim() || words.title} open={open}>
      <HostContent text={text} slot="note" />
    </Disclosure>
  );
}
