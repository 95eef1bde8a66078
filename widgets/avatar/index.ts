import { lateImport } from '../../shared/lib/loading/late-import.ts';
import { defineWidget } from '../../shared/runtime/index.ts';
import { Avatar } from './avatar.tsx';
import { properties } from './avatar.props.ts';

const loadDialog = lateImport(() => import('./parts/photo-dialog.tsx'));

export default defineWidget({
  name: 'avatar',
  props: properties,
  load: 'visible',
  locale: 'ms',
  identity: ['name'],
  Component: Avatar,
  mistakes: async () => (await loadDialog()).blobMistakes(),
});
