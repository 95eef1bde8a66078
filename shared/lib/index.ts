export { eachOnce } from './each-once.ts';
export { cookieValue } from './http/cookie.ts';
export { NO_NAME, NO_VALUE, isHeaderName, isHeaderValue } from './http/header-syntax.ts';
export { A_DAY_S, retryAfterSeconds } from './http/retry-after.ts';
export type { KeyReference, KeyboardTable } from './keyboard-table.ts';
export { type Keyed, continued, keptRows, moved, newKey } from './keyed-rows.ts';
export { isComposing } from './keys/is-composing.ts';
export { isShortcut } from './keys/is-shortcut.ts';
export { MAX_RETRIES, retryQuery } from './loading/chunk-addresses.ts';
export { BUILD_LETTERS, HASH_LETTERS } from './loading/hash-letters.ts';
export { bareName } from './markup/bare-name.ts';
export { GLOBAL_ATTRIBUTES } from './markup/global-attributes.ts';
export type { AliasedFile, EntryChunk, Manifest, MeasuredFile } from './markup/manifest.ts';
export { propertyAttribute } from './markup/property-attribute.ts';
export { RESERVED_ATTRIBUTES, type SteeringAttribute } from './markup/steering-attributes.ts';
export { STEERING, isSteering } from './markup/steering.ts';
export type {
  CheckRow,
  DealerWidgetsApi,
  MountReport,
  MountableWidget,
  WakingEvent,
  WidgetHandle,
  WidgetReport,
  WidgetState,
} from './markup/widget-protocol.ts';
export { formatSen } from './money/format-sen.ts';
export { senFromRinggit } from './money/sen.ts';
export { didYouMean } from './text/did-you-mean.ts';
export { firstTen } from './text/first-ten.ts';
export { foldText, searchWords } from './text/fold-text.ts';
export { hash } from './text/hash.ts';
export { highlight } from './text/highlight.ts';
export { isHtml, isLogInPage } from './text/html-page.ts';
export { isolated } from './text/isolated.ts';
export { jsonMistake } from './text/json-mistake.ts';
export { withPlainBreaks } from './text/line-breaks.ts';
export { listName } from './text/list-name.ts';
export { type Locale, localeOf } from './text/locale.ts';
export { plainText } from './text/plain-text.ts';
export { shownNumber } from './text/shown-number.ts';
export { isSlip } from './text/slip.ts';
export { expectedInsteadOf } from './text/spoilt-answer.ts';
export { type Spoken, english, malay } from './text/spoken.ts';
export { textPieces } from './text/text-pieces.ts';
export { withoutInvisible } from './text/without-invisible.ts';
export { dateWords, dayName, monthWords, ourMonthNames, shortDate } from './time/day-words.ts';
export { DAY_MS, type Day, KUALA_LUMPUR_MS, addDays, daysFrom, today, weekdayOf } from './time/day.ts';
export { kualaLumpurTime } from './time/kuala-lumpur-time.ts';
export {
  type CountedMonth,
  countedMonth,
  currentMonth,
  longMonthText,
  monthNumberOf,
  parseMonth,
  shortMonthText,
  yearOf,
} from './time/month-index.ts';
export { MONTH_FORMAT, monthInWords, monthNames } from './time/month-names.ts';
export { type Month, addMonths, monthOf, monthParts } from './time/month.ts';
export { byTime, minutesOf, timesMistake, unreadableTimes } from './time/slot-start.ts';
export { ADDRESS, IMAGE_ADDRESS } from './url/address-shapes.ts';
export { withQuery } from './url/with-query.ts';
