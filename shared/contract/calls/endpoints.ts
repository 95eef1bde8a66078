// Written by `npm run reference`.
import { academyCourses } from './academy.ts';
import { apprenticeAttachment, selectApprenticeStatus } from './apprentice.ts';
import { toggleChecklist, toggleSubuserChecklist, saveChecklistNote, saveSubuserChecklistNote } from './checklist.ts';
import { searchDealers } from './dealers.ts';
import { assignMentor, saveMentorNote } from './empire.ts';
import { interestSummary, interestOnDay } from './interest.ts';
import { toggleSocialMedia, updateImage } from './member.ts';
import { saveOrder } from './order.ts';
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
import type { Endpoint } from '../index.ts';

/** Every call of this folder, under the name of its constant. */
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
  saveOrder,
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

/** The same, for who has only the name of a call's constant. */
export const endpointsByName: Readonly<Record<string, Endpoint>> = { ...endpoints };
