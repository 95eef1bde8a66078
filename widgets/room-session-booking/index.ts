import { paymentMistakes } from '../../shared/lib/money/payment-address.ts';
import { pageSettings } from '../../shared/lib/page/page-settings.ts';
import { defineWidget } from '../../shared/runtime/index.ts';
import { properties } from './room-session-booking.props.ts';
import { RoomSessionBooking } from './room-session-booking.tsx';

export default defineWidget({
  name: 'room-session-booking',
  props: properties,
  load: 'visible',
  locale: 'ms',
  identity: ['user_id'],
  Component: RoomSessionBooking,
  mistakes: ({ user_id }) => paymentMistakes(user_id, pageSettings()),
});
