import { defineWidget } from '../../shared/runtime/index.ts';
import { hasSlotted } from '../../shared/ui/content/host-content.tsx';
import { entriesOf, leftOut } from './help-menu.model.ts';
import { HelpMenu } from './help-menu.tsx';
import { properties } from './help-menu.props.ts';
import { texts } from './help-menu.text.ts';

export default defineWidget({
  name: 'help-menu',
  props: properties,
  load: 'visible',
  locale: 'ms',
  identity: [],
  Component: HelpMenu,
  mistakes: ({ entries }, element) =>
    leftOut(entriesOf(entries, texts.en.titles, (slot) => hasSlotted(element, slot)).empty),
});
