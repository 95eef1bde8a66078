import { defineWidget } from '../../shared/runtime/index.ts';
import { properties } from './report-table.props.ts';
import { ReportTable } from './report-table.tsx';

export default defineWidget({
  name: 'report-table',
  props: properties,
  load: 'visible',
  locale: 'en',
  identity: ['title', 'header'],
  Component: ReportTable,
});
