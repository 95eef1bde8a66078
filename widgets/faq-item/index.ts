import { defineWidget } from '../../shared/runtime/index.ts';
import { FaqItem } from './faq-item.tsx';
import { mistakes, properties } from './faq-item.props.ts';

export default defineWidget({
  name: 'faq-item',
  props: properties,
  load: 'visible',
  locale: 'ms',
  identity: ['question'],
  Component: FaqItem,
  mistakes,
});
