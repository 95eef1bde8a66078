import { defineWidget } from '../../shared/runtime/index.ts';
import { ReadMore } from './read-more.tsx';
import { properties } from './read-more.props.ts';

export default defineWidget({
  name: 'read-more',
  props: properties,
  load: 'visible',
  locale: 'ms',
  identity: ['text'],
  Component: ReadMore,
});
