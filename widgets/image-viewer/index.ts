import { defineWidget } from '../../shared/runtime/index.ts';
import { ImageViewer } from './image-viewer.tsx';
import { properties } from './image-viewer.props.ts';

export default defineWidget({
  name: 'image-viewer',
  props: properties,
  load: 'visible',
  locale: 'en',
  identity: ['kind', 'id'],
  Component: ImageViewer,
});
