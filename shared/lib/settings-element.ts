// chunk: base
import { documentMember, queryAll } from './native-dom.ts';

export const PAGE_SETTINGS_ID = 'dealer-widgets-config';

/**
 * Where the page says its settings, the first that counts. Only a script: people may write an element with any id, but no page lets them
 * write scripts.
 */
export const settingsElements = (): Element[] =>
  queryAll(documentMember('documentElement'), `script[type="application/json"]#${PAGE_SETTINGS_ID}`);
