import { defineWidget } from '../../shared/runtime/index.ts';
import { AtmBooking } from './atm-booking.tsx';
import { properties } from './atm-booking.props.ts';

export default defineWidget({
  name: 'atm-booking',
  props: properties,
  load: 'visible',
  locale: 'ms',
  identity: [],
  Component: AtmBooking,
});
