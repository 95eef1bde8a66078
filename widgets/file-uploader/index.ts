import { defineWidget } from '../../shared/runtime/index.ts';
import { FileUploader } from './file-uploader.tsx';
import { properties } from './file-uploader.props.ts';

export default defineWidget({
  name: 'file-uploader',
  props: properties,
  load: 'visible',
  locale: 'en',
  identity: ['uploadUrl'],
  Component: FileUploader,
});
