import { defineWidget } from '../../shared/runtime/index.ts';
import { HelpMenu } from './help-menu.tsx';
import { mistakes, properties } from './help-menu.props.ts';

export default defineWidget({
  name: 'help-menu',
  props: properties,
  load: 'visible',
  locale: 'ms',
  identity: [],
  Component: HelpMenu,
  mistakes,
});
