import { defineWidget } from '../../shared/runtime/index.ts';
import { properties } from './month-filter.props.ts';
import { MonthFilter } from './month-filter.tsx';

export default defineWidget({
  name: 'month-filter',
  props: properties,
  load: 'visible',
  locale: 'en',
  identity: [],
  Component: MonthFilter,
});
