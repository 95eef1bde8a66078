import { defineWidget } from '../../shared/runtime/index.ts';
import { mistakes, properties } from './room-session-booking.props.ts';
import { RoomSessionBooking } from './room-session-booking.tsx';

export default defineWidget({
  name: 'room-session-booking',
  props: properties,
  load: 'visible',
  locale: 'ms',
  identity: ['user_id'],
  Component: RoomSessionBooking,
  mistakes,
});
