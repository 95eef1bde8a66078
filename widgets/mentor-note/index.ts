import { defineWidget } from '../../shared/runtime/index.ts';
import { MentorNote } from './mentor-note.tsx';
import { properties } from './mentor-note.props.ts';

export default defineWidget({
  name: 'mentor-note',
  props: properties,
  load: 'visible',
  locale: 'ms',
  identity: ['report_card_id'],
  Component: MentorNote,
});
