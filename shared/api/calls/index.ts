/** What widgets need to reach the server: the client and every call. Comes late, through `server`. */
export { call, callAny, foundToken, thisPage, upload, whyNoToken, whyNotSendable } from '../index.ts';
export {
  assignMentor,
  checklistNotesByArea,
  checklistTogglesByArea,
  flipOptions,
  imagesByKind,
  quizzesByKind,
  recognitionProgress,
  saveMentorNote,
  saveOrder,
  searchDealers,
  selectApprenticeStatus,
  toggleSocialMedia,
  togglesByKind,
  updateImage,
  uploadFile,
} from '../../contract/calls/index.ts';
