export { academyCourses, type course } from './academy.ts';
export { apprenticeAttachment, selectApprenticeStatus } from './apprentice.ts';
export {
  checklistNotesByArea,
  checklistTogglesByArea,
  imagesByKind,
  quizzesByKind,
  togglesByKind,
} from './calls-by-value.ts';
export { saveChecklistNote, saveSubuserChecklistNote, toggleChecklist, toggleSubuserChecklist } from './checklist.ts';
export { searchDealers } from './dealers.ts';
export { assignMentor, saveMentorNote } from './empire.ts';
export { endpoints, endpointsByName } from './endpoints.ts';
export { type courseInterest, interestOnDay, interestSummary } from './interest.ts';
export { toggleSocialMedia, updateImage } from './member.ts';
export { saveOrder } from './order.ts';
export { chosenAnswersOfText, submitAssessment, submitQuiz } from './quiz.ts';
export { recognitionImage, recognitionProgress, recognitionProof } from './recognition.ts';
export { bookRoom, roomCalendar, type roomDay, roomPeople, rooms, type sessionRoom } from './session-booking.ts';
export {
  DATE_NOT_AVAILABLE,
  atmTimes,
  bookAtmSlots,
  bookRoomSlots,
  roomTimes,
  slotSelectionOfText,
  type timeSlot,
} from './slot-booking.ts';
export {
  switchSlider,
  toggleAssessment,
  toggleAtRoute,
  toggleCommittee,
  toggleCommitteeAsAdmin,
  toggleFmd,
  toggleMentor,
  togglePosterVerified,
  toggleRecognition,
  toggleRecognitionDownload,
  toggleTutor,
  toggleVacancy,
} from './toggles.ts';
export {
  ALREADY_REGISTERED,
  applyCoupon,
  applyReferralCoupon,
  checkAuth,
  enrol,
  logOut,
  registerDealer,
} from './training.ts';
export { uploadFile } from './upload.ts';
export * as callsByValue from './calls-by-value.ts';
