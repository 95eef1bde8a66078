import { defineWidget } from '../../shared/runtime/index.ts';
import { BroadcastTemplate } from './broadcast-template.tsx';
import { properties } from './broadcast-template.props.ts';

export default defineWidget({
  name: 'broadcast-template',
  props: properties,
  load: 'visible',
  locale: 'en',
  identity: ['template', 'fields'],
  Component: BroadcastTemplate,
});
