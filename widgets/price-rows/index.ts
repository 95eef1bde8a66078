import { defineWidget } from '../../shared/runtime/index.ts';
import { properties } from './price-rows.props.ts';
import { PriceRows } from './price-rows.tsx';

export default defineWidget({
  name: 'price-rows',
  props: properties,
  load: 'idle',
  locale: 'en',
  identity: ['name'],
  Component: PriceRows,
});
