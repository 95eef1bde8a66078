import { defineWidget } from '../../shared/runtime/index.ts';
import { missingContent } from '../../shared/ui/content/host-content.tsx';
import { NoteBlock } from './note-block.tsx';
import { properties } from './note-block.props.ts';

export default defineWidget({
  name: 'note-block',
  props: properties,
  load: 'visible',
  locale: 'ms',
  identity: ['title'],
  Component: NoteBlock,
  mistakes: (values, element) => missingContent(properties, values, element),
});
