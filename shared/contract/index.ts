export {
  SAID_NO,
  anyButHtml,
  codeOrAddress,
  fromJsonText,
  imageAddress,
  imageSource,
  jsonTextOf,
  nothingRead,
  oneField,
  saysNo,
} from './answers.ts';
export { bookedChange } from './booked-change.ts';
export { atMost, list, map, name } from './collections.ts';
export { dateTime, plainDate } from './dates.ts';
export { documentationOf, documented } from './documented.ts';
export {
  type AnswerBodyOf,
  type AnswerOf,
  type Endpoint,
  type ParamsOf,
  type RequestOf,
  endpoint,
} from './endpoint.ts';
export { hostPath } from './host-path.ts';
export { longText } from './long-text.ts';
export { optionalMonth } from './months.ts';
export { PAGES, REFERRAL_PAGE, REGISTER_PAGE } from './pages.ts';
export { type PathParams, pathTo } from './path-to.ts';
export { safeImage } from './safe-image.ts';
export {
  apprenticeStatus,
  bookablePlace,
  dealer,
  phoneCode,
  sessionName,
  trainingPrice,
  upline,
} from './host-values.ts';
export { STATES, stateCode } from './states.ts';
export { textOrSlot } from './text-or-slot.ts';
export { count, decidedFlag, decimal, phoneNumber, places, positiveCount, price, ringgit, sen } from './values.ts';
