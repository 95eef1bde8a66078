import { paymentMistakes } from '../../shared/lib/money/payment-address.ts';
import { pageSettings } from '../../shared/lib/page/page-settings.ts';
import { defineWidget } from '../../shared/runtime/index.ts';
import { TrainingRegistration } from './training-registration.tsx';
import { properties } from './training-registration.props.ts';

export default defineWidget({
  name: 'training-registration',
  props: properties,
  load: 'visible',
  locale: 'ms',
  identity: ['training_id', 'user_id'],
  Component: TrainingRegistration,
  mistakes: ({ variant, user_id }) => (variant === 1 ? paymentMistakes(user_id, pageSettings()) : []),
});
