// Written by `npm run reference`.
export { course, academyCourses } from './academy.ts';
export { apprenticeAttachment, selectApprenticeStatus } from './apprentice.ts';
export {
  togglesByKind,
  checklistTogglesByArea,
  checklistNotesByArea,
  quizzesByKind,
  imagesByKind,
} from './calls-by-value.ts';
export { toggleChecklist, toggleSubuserChecklist, saveChecklistNote, saveSubuserChecklistNote } from './checklist.ts';
export { searchDealers } from './dealers.ts';
export { assignMentor, saveMentorNote } from './empire.ts';
export { endpoints, endpointsByName } from './endpoints.ts';
export { courseInterest, interestSummary, interestOnDay } from './interest.ts';
export { toggleSocialMedia, updateImage } from './member.ts';
export { saveOrder } from './order.ts';
export { chosenAnswersOfText, submitQuiz, submitAssessment } from './quiz.ts';
export { recognitionProgress, recognitionImage, recognitionProof } from './recognition.ts';
export { sessionRoom, roomDay, rooms, roomPeople, roomCalendar, bookRoom } from './session-booking.ts';
export {
  timeSlot,
  slotSelectionOfText,
  DATE_NOT_AVAILABLE,
  bookAtmSlots,
  atmTimes,
  bookRoomSlots,
  roomTimes,
} from './slot-booking.ts';
export {
  toggleRecognition,
  toggleRecognitionDownload,
  togglePosterVerified,
  toggleVacancy,
  toggleFmd,
  toggleMentor,
  toggleTutor,
  switchSlider,
  toggleCommitteeAsAdmin,
  toggleCommittee,
  toggleAssessment,
  toggleAtRoute,
} from './toggles.ts';
export {
  ALREADY_REGISTERED,
  checkAuth,
  logOut,
  registerDealer,
  enrol,
  applyCoupon,
  applyReferralCoupon,
} from './training.ts';
export { uploadFile } from './upload.ts';

export * as callsByValue from './calls-by-value.ts';
