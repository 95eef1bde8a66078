import { defineWidget } from '../../shared/runtime/index.ts';
import { faultReport } from './parts/fault-notice.tsx';
import { faultsOf } from './quiz.model.ts';
import { properties } from './quiz.props.ts';
import { Quiz } from './quiz.tsx';

export default defineWidget({
  name: 'quiz',
  props: properties,
  load: 'eager',
  locale: 'ms',
  identity: ['kind', 'assessment_id', 'user_id'],
  Component: Quiz,
  mistakes({ questions }) {
    const faults = faultsOf(questions);
    return faults.length > 0 ? [faultReport(faults)] : [];
  },
});
