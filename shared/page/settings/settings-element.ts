import { queryPage } from '../dom/native-dom.ts';

export const PAGE_SETTINGS_ID = 'dealer-widgets-config';

/**
 * The elements with page settings; the first one is used. Only scripts count: content from users may contain an element with any id,
 * but never a script.
 */
export const settingsElements = (): Element[] => queryPage(`script[type="application/json"]#${PAGE_SETTINGS_ID}`);
