import { defineWidget } from '../../shared/runtime/index.ts';
import { Avatar, loadDialog } from './avatar.tsx';
import { properties } from './avatar.props.ts';

export default defineWidget({
  name: 'avatar',
  props: properties,
  load: 'visible',
  locale: 'en',
  identity: ['name'],
  Component: Avatar,
  mistakes: async () => (await loadDialog()).blobMistakes(),
});
