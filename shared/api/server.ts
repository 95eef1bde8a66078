// chunk: calls
/** What widgets need to reach the server: the client and every call. Comes late, through `server` of late-call.ts. */
export { afterUnknownOutcome } from './after-unknown-outcome.ts';
export { call, callAny } from './call.ts';
export { upload } from './upload.ts';
export { selectApprenticeStatus } from '../contract/apprentice.ts';
export {
  checklistNotesByArea,
  checklistTogglesByArea,
  imagesByKind,
  quizzesByKind,
  togglesByKind,
} from '../contract/calls-by-value.ts';
export { searchDealers } from '../contract/dealers.ts';
export { assignMentor, saveMentorNote } from '../contract/empire.ts';
export { toggleSocialMedia, updateImage } from '../contract/member.ts';
export { saveOrder } from '../contract/order.ts';
export { recognitionProgress } from '../contract/recognition.ts';
export { uploadFile } from '../contract/upload.ts';
