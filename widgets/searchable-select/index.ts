import { defineWidget } from '../../shared/runtime/index.ts';
import { properties } from './searchable-select.props.ts';
import { SearchableSelect } from './searchable-select.tsx';

export default defineWidget({
  name: 'searchable-select',
  props: properties,
  load: 'idle',
  locale: 'ms',
  identity: ['name'],
  Component: SearchableSelect,
});
