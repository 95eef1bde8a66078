import { defineWidget } from '../../shared/runtime/index.ts';
import { PosterProgress } from './poster-progress.tsx';
import { properties } from './poster-progress.props.ts';

export default defineWidget({
  name: 'poster-progress',
  props: properties,
  load: 'idle',
  locale: 'en',
  identity: ['recognition_id'],
  Component: PosterProgress,
});
