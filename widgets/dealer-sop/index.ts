import { defineWidget } from '../../shared/runtime/index.ts';
import { DealerSop } from './dealer-sop.tsx';
import { properties } from './dealer-sop.props.ts';

export default defineWidget({
  name: 'dealer-sop',
  props: properties,
  load: 'visible',
  locale: 'ms',
  identity: ['procedure', 'steps'],
  Component: DealerSop,
});
