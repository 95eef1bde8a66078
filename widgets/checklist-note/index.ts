import { defineWidget } from '../../shared/runtime/index.ts';
import { ChecklistNote } from './checklist-note.tsx';
import { properties } from './checklist-note.props.ts';

export default defineWidget({
  name: 'checklist-note',
  props: properties,
  load: 'visible',
  locale: 'ms',
  identity: ['area', 'customer_id'],
  Component: ChecklistNote,
});
