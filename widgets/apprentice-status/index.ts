import { defineWidget } from '../../shared/runtime/index.ts';
import { ApprenticeStatus } from './apprentice-status.tsx';
import { properties } from './apprentice-status.props.ts';

export default defineWidget({
  name: 'apprentice-status',
  props: properties,
  load: 'visible',
  locale: 'en',
  identity: ['apprentice_id'],
  Component: ApprenticeStatus,
});
