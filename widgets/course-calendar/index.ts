import { defineWidget } from '../../shared/runtime/index.ts';
import { properties } from './course-calendar.props.ts';
import { CourseCalendar } from './course-calendar.tsx';

export default defineWidget({
  name: 'course-calendar',
  props: properties,
  load: 'visible',
  locale: 'en',
  identity: [],
  Component: CourseCalendar,
});
