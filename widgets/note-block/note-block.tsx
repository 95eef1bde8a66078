import type { ReactNode } from 'react';
import { useWidget } from '../../shared/runtime/index.ts';
import { Disclosure, HostContent } from '../../shared/ui/disclosure/index.ts';
import { needContent } from '../../shared/page/slotted/index.ts';
import { useText } from '../../shared/ui/base/index.ts';
import { properties, type Properties } from './note-block.props.ts';
import { texts } from './note-block.text.ts';

/** A button that shows and hides a note. */
export function NoteBlock(given: Properties): ReactNode {
  const { note = '', title, open } = given;
  const words = useText(texts);
  needContent(properties, given, useWidget().element);
  return (
    <Disclosure title={title.trim() || words.title} open={open}>
      <HostContent text={note} slot="note" />
    </Disclosure>
  );
}
