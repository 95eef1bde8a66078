/** Every call of part 7 of the specification, for documentation, mocks and tests. A widget imports only the file it needs. */
import { academyCourses } from './academy.ts';
import { apprenticeAttachment, selectApprenticeStatus } from './apprentice.ts';
import { toggleChecklist, toggleSubuserChecklist, saveChecklistNote, saveSubuserChecklistNote } from './checklist.ts';
import { searchDealers } from './dealers.ts';
import { assignMentor, saveMentorNote } from './empire.ts';
import { interestSummary, interestOnDay } from './interest.ts';
import { toggleSocialMedia, updateImage } from './member.ts';
import { submitQuiz, submitAssessment } from './quiz.ts';
import { recognitionProgress, recognitionImage, recognitionProof } from './recognition.ts';
import { rooms, roomPeople, roomCalendar, bookRoom } from './session-booking.ts';
import { bookAtmSlots, atmTimes, bookRoomSlots, roomTimes } from './slot-booking.ts';
import {
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
import { checkAuth, logOut, registerDealer, enrol, applyCoupon, applyReferralCoupon } from './training.ts';
import { uploadFile } from './upload.ts';

export const endpoints = {
  academyCourses,
  apprenticeAttachment,
  selectApprenticeStatus,
  toggleChecklist,
  toggleSubuserChecklist,
  saveChecklistNote,
  saveSubuserChecklistNote,
  searchDealers,
  assignMentor,
  saveMentorNote,
  interestSummary,
  interestOnDay,
  toggleSocialMedia,
  updateImage,
  submitQuiz,
  submitAssessment,
  recognitionProgress,
  recognitionImage,
  recognitionProof,
  rooms,
  roomPeople,
  roomCalendar,
  bookRoom,
  bookAtmSlots,
  atmTimes,
  bookRoomSlots,
  roomTimes,
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
  checkAuth,
  logOut,
  registerDealer,
  enrol,
  applyCoupon,
  applyReferralCoupon,
  uploadFile,
};
