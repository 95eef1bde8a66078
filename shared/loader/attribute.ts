import { queryAll, documentMember } from '../lib/native-dom.ts';

/** The attribute that names a widget. A page whose other scripts use `data-widget` for themselves names another on the loader's script tag. */
export const NAME =
  queryAll<HTMLScriptElement>(documentMember('documentElement'), 'script[data-attribute]').find(
    ({ src }) => src === import.meta.url,
  )?.dataset.attribute ?? 'data-widget';
