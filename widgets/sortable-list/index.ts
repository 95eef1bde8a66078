import { defineWidget } from '../../shared/runtime/index.ts';
import { SortableList } from './sortable-list.tsx';
import { properties } from './sortable-list.props.ts';

export default defineWidget({
  name: 'sortable-list',
  props: properties,
  load: 'idle',
  locale: 'en',
  identity: ['name', 'route'],
  Component: SortableList,
});
