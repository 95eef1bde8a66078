import { defineWidget } from '../../shared/runtime/index.ts';
import { properties } from './quiz.props.ts';
import { Quiz } from './quiz.tsx';

export default defineWidget({
  name: 'quiz',
  props: properties,
  load: 'eager',
  locale: 'ms',
  identity: ['kind', 'assessment_id', 'user_id'],
  Component: Quiz,
});
