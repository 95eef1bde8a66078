import { defineWidget } from '../../shared/runtime/index.ts';
import { TrainingRegistration } from './training-registration.tsx';
import { mistakes, properties } from './training-registration.props.ts';

export default defineWidget({
  name: 'training-registration',
  props: properties,
  load: 'visible',
  locale: 'ms',
  identity: ['training_id', 'user_id'],
  Component: TrainingRegistration,
  mistakes,
});
