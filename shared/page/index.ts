export { askedLocale } from './asked-locale.ts';
export { clockNow, heedServerDate, watchServerDate } from './clock.ts';
export { type Layer, adoptStyles } from './dom/adopt-styles.ts';
export { closestComposed, composedParent, focusedElement, nearestValue } from './dom/composed-tree.ts';
export {
  assignedSlotOf,
  attributeOf,
  attributesOf,
  closest,
  containsNode,
  createElement,
  documentMember,
  isConnected,
  isElement,
  matches,
  memberOf,
  parentOf,
  queryAll,
  queryPage,
  removeAttribute,
  rootOf,
  setAttribute,
} from './dom/native-dom.ts';
export { customEvent } from './dom/custom-event.ts';
export { zoomOf } from './dom/zoom-of.ts';
export { jsonObject } from './json-object.ts';
export { lateImport } from './late-import.ts';
export { loaderApi, theLoader } from './loader-api.ts';
export { logError, logNote, logWarning } from './log.ts';
export { PageError } from './page-error.ts';
export { savedHere } from './saved-here.ts';
export { DEFAULTS, type PageSettings, pageSettings, readPageSettings } from './settings/page-settings.ts';
export { PAGE_SETTINGS_ID, settingsElements } from './settings/settings-element.ts';
export { unawaited } from './unawaited.ts';
export { ROUTE_EXPECTATION, isAllowedRoute } from './url/allowed-route.ts';
export { pageAddress } from './url/page-address.ts';
export { safeLink } from './url/safe-url.ts';
