import { defineWidget } from '../../shared/runtime/index.ts';
import { InputAdd } from './input-add.tsx';
import { properties } from './input-add.props.ts';

export default defineWidget({
  name: 'input-add',
  props: properties,
  load: 'idle',
  locale: 'en',
  identity: ['name'],
  Component: InputAdd,
});
