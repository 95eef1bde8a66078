import { defineWidget } from '../../shared/runtime/index.ts';
import { properties } from './dealer-search.props.ts';
import { DealerSearch } from './dealer-search.tsx';

export default defineWidget({
  name: 'dealer-search',
  props: properties,
  load: 'idle',
  locale: 'en',
  identity: ['name'],
  Component: DealerSearch,
});
