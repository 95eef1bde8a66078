import { defineWidget } from '../../shared/runtime/index.ts';
import { TestimonyGallery } from './testimony-gallery.tsx';
import { properties } from './testimony-gallery.props.ts';

export default defineWidget({
  name: 'testimony-gallery',
  props: properties,
  load: 'visible',
  locale: 'ms',
  identity: ['poster', 'testimonies'],
  Component: TestimonyGallery,
});
