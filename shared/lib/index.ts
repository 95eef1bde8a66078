export { continued, eachOnce, keptRows, type Keyed, moved, newKey } from './lists.ts';
export { A_DAY_S, cookieValue, isHeaderName, isHeaderValue, NO_NAME, NO_VALUE, retryAfterSeconds } from './http.ts';
export { isComposing, isShortcut, type KeyboardTable, type KeyReference } from './keys.ts';
export { ADDRESS, BUILD_LETTERS, HASH_LETTERS, IMAGE_ADDRESS, MAX_RETRIES, retryQuery, withQuery } from './address.ts';
export {
  bareName,
  GLOBAL_ATTRIBUTES,
  isSteering,
  propertyAttribute,
  RESERVED_ATTRIBUTES,
  STEERING_VALUES,
  type SteeringAttribute,
} from './attributes.ts';
export type { AliasedFile, EntryChunk, Manifest, MeasuredFile } from './manifest.ts';
export type {
  CheckRow,
  DealerWidgetsApi,
  MountReport,
  MountableWidget,
  WakingEvent,
  WidgetHandle,
  WidgetReport,
  WidgetState,
} from './widget-protocol.ts';
export { formatSen, senFromRinggit, shownNumber } from './numbers.ts';
export { didYouMean, foldText, highlight, searchWords } from './search-text.ts';
export {
  english,
  firstTen,
  hash,
  isolated,
  listName,
  type Locale,
  localeOf,
  malay,
  type Spoken,
  textPieces,
  withoutInvisible,
  withPlainBreaks,
} from './text.ts';
export { expectedInsteadOf, isHtml, isLogInPage, jsonMistake } from './spoilt-answer.ts';
export { plainText } from './plain-text.ts';
export { isSlip } from './slip.ts';
export { dateWords, dayName, monthWords, ourMonthNames, shortDate } from './day-words.ts';
export {
  addDays,
  type Day,
  DAY_MS,
  daysFrom,
  KUALA_LUMPUR_MS,
  kualaLumpurTime,
  MONDAY,
  today,
  weekdayOf,
} from './day.ts';
export {
  addMonths,
  type CountedMonth,
  countedMonth,
  currentMonth,
  daysIn,
  longMonthText,
  type Month,
  MONTH_FORMAT,
  monthInWords,
  monthNames,
  monthNumberOf,
  monthOf,
  monthParts,
  monthsLater,
  parseMonth,
  shortMonthText,
  yearOf,
} from './month.ts';
export { byTime, minutesOf, timesMistake, unreadableTimes } from './slot-times.ts';
