import { queryPage } from '../page/index.ts';

/** The attribute that names a widget. A page whose other scripts use `data-widget` sets another name on the loader's script tag. */
export const NAME =
  queryPage<HTMLScriptElement>('script[data-attribute]').find(({ src }) => src === import.meta.url)?.dataset
    .attribute ?? 'data-widget';
