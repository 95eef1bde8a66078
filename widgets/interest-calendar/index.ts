import { defineWidget } from '../../shared/runtime/index.ts';
import { properties } from './interest-calendar.props.ts';
import { InterestCalendar } from './interest-calendar.tsx';

export default defineWidget({
  name: 'interest-calendar',
  props: properties,
  load: 'visible',
  locale: 'en',
  identity: [],
  Component: InterestCalendar,
});
