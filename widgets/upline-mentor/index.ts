import { defineWidget } from '../../shared/runtime/index.ts';
import { UplineMentor } from './upline-mentor.tsx';
import { properties } from './upline-mentor.props.ts';

export default defineWidget({
  name: 'upline-mentor',
  props: properties,
  load: 'visible',
  locale: 'ms',
  identity: ['dealer_id'],
  Component: UplineMentor,
});
