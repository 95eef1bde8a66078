import { defineWidget } from '../../shared/runtime/index.ts';
import { RoomBooking } from './room-booking.tsx';
import { properties } from './room-booking.props.ts';

export default defineWidget({
  name: 'room-booking',
  props: properties,
  load: 'visible',
  locale: 'ms',
  identity: [],
  Component: RoomBooking,
});
