import { defineWidget } from '../../shared/runtime/index.ts';
import { NoteBlock } from './note-block.tsx';
import { mistakes, properties } from './note-block.props.ts';

export default defineWidget({
  name: 'note-block',
  props: properties,
  load: 'visible',
  locale: 'ms',
  identity: ['title'],
  Component: NoteBlock,
  mistakes,
});
