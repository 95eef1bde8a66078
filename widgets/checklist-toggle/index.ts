import { defineWidget } from '../../shared/runtime/index.ts';
import { ChecklistToggle } from './checklist-toggle.tsx';
import { properties } from './checklist-toggle.props.ts';

export default defineWidget({
  name: 'checklist-toggle',
  props: properties,
  load: 'visible',
  locale: 'ms',
  identity: ['area', 'type', 'customer_id'],
  Component: ChecklistToggle,
});
