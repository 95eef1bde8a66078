import { defineWidget } from '../../shared/runtime/index.ts';
import { YesNoToggle } from './yes-no-toggle.tsx';
import { properties } from './yes-no-toggle.props.ts';

export default defineWidget({
  name: 'yes-no-toggle',
  props: properties,
  load: 'visible',
  locale: 'en',
  identity: ['kind', 'id', 'type', 'slider', 'route'],
  Component: YesNoToggle,
});
