import { defineWidget } from '../../shared/runtime/index.ts';
import { missingContent } from '../../shared/ui/content/host-content.tsx';
import { FaqItem } from './faq-item.tsx';
import { properties } from './faq-item.props.ts';

export default defineWidget({
  name: 'faq-item',
  props: properties,
  load: 'visible',
  locale: 'ms',
  identity: ['question'],
  Component: FaqItem,
  mistakes: (values, element) => missingContent(properties, values, element),
});
