/** The call that each value of a widget's property chooses: the widgets make it, and the reference lists it. */
import { apprenticeAttachment } from './apprentice.ts';
import { saveChecklistNote, saveSubuserChecklistNote, toggleChecklist, toggleSubuserChecklist } from './checklist.ts';
import { submitAssessment, submitQuiz } from './quiz.ts';
import { recognitionImage, recognitionProof } from './recognition.ts';
import * as toggles from './toggles.ts';

export const togglesByKind = {
  recognition: toggles.toggleRecognition,
  vacancy: toggles.toggleVacancy,
  fmd: toggles.toggleFmd,
  mentor: toggles.toggleMentor,
  tutor: toggles.toggleTutor,
  'is-active': toggles.toggleAtRoute,
  'committee-admin': toggles.toggleCommitteeAsAdmin,
  committee: toggles.toggleCommittee,
  'recognition-download': toggles.toggleRecognitionDownload,
  assessment: toggles.toggleAssessment,
  slider: toggles.switchSlider,
  'poster-verified': toggles.togglePosterVerified,
  generic: toggles.toggleAtRoute,
};

export const checklistTogglesByArea = { app: toggleChecklist, subuser: toggleSubuserChecklist };

export const checklistNotesByArea = { app: saveChecklistNote, subuser: saveSubuserChecklistNote };

export const quizzesByKind = { customer: submitQuiz, staff: submitAssessment };

export const imagesByKind = {
  'recognition-image': recognitionImage,
  'recognition-proof': recognitionProof,
  'apprentice-attachment': apprenticeAttachment,
};
