/**
 * The Yes/No toggles. Each call flips the flag on the server and answers with the new state, so a click must never send two requests
 * (W8).
 */
import { endpoint } from './endpoint.ts';
import { object } from '../lib/schema.ts';
import { flag, id, text } from './values.ts';

export const toggleRecognition = endpoint({
  method: 'POST',
  path: '/app/admin/recognition/toggle',
  request: object({ recognition_id: id }),
  answer: flag,
  notes: 'Flips a recognition and answers with its new state.',
});

export const toggleRecognitionDownload = endpoint({
  method: 'POST',
  path: '/app/admin/recognition/toggle-download',
  request: object({ recognition_id: id }),
  answer: flag,
  notes: 'Flips whether a recognition may be downloaded.',
});

export const togglePosterVerified = endpoint({
  method: 'POST',
  path: '/app/admin/recognition/poster-verified/toggle',
  request: object({ recognitionuser_id: id }),
  answer: flag,
  notes: "Flips whether a person's poster is verified; shown as 'Verified' or 'No'.",
});

export const toggleVacancy = endpoint({
  method: 'POST',
  path: '/app/admin/vacancy/toggle',
  request: object({ vacancy_id: id }),
  answer: flag,
  notes: 'Flips a vacancy.',
});

export const toggleFmd = endpoint({
  method: 'POST',
  path: '/app/admin/fmd/toggle',
  request: object({ dealer_id: id }),
  answer: flag,
  notes: 'Flips whether a dealer is an FMD.',
});

export const toggleMentor = endpoint({
  method: 'POST',
  path: '/app/admin/mentor/toggle',
  request: object({ dealer_id: id }),
  answer: flag,
  notes: 'Flips whether a dealer is a mentor.',
});

export const toggleTutor = endpoint({
  method: 'POST',
  path: '/app/admin/tutor/toggle',
  request: object({ dealer_id: id }),
  answer: flag,
  notes: 'Flips whether a dealer is a tutor.',
});

export const switchSlider = endpoint({
  method: 'POST',
  path: '/app/admin/slider-switch',
  request: object({ type: text, slider: text }),
  answer: flag,
  notes: 'Flips a slider. It has no id: the type and the slider name it.',
});

export const toggleCommitteeAsAdmin = endpoint({
  method: 'POST',
  path: '/app/admin/committee/toggle',
  request: object({ committee_user_id: id }),
  answer: flag,
  notes: 'Flips whether a committee member is active, on the admin screens.',
});

export const toggleCommittee = endpoint({
  method: 'POST',
  path: '/app/committee/toggle',
  request: object({ committee_user_id: id }),
  answer: flag,
  notes: 'Flips whether a committee member is active, on the committee screens.',
});

export const toggleAssessment = endpoint({
  method: 'POST',
  path: '/app/admin/assessment/toggle',
  request: object({ id }),
  answer: flag,
  notes: 'Flips whether an assessment is active.',
});

export const toggleAtRoute = endpoint({
  method: 'POST',
  path: '{route}',
  request: object({ id }),
  answer: flag,
  notes: 'The generic toggle and is-active (D14): the page supplies the route.',
});
