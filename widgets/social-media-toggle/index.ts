import { defineWidget } from '../../shared/runtime/index.ts';
import { SocialMediaToggle } from './social-media-toggle.tsx';
import { properties } from './social-media-toggle.props.ts';

export default defineWidget({
  name: 'social-media-toggle',
  props: properties,
  load: 'visible',
  locale: 'en',
  identity: ['type'],
  Component: SocialMediaToggle,
});
