/**
 * The Yes/No toggles. Each call flips the flag on the server and answers with the new state, so a click must never send two requests
 * (W8).
 */
import { documented, endpoint } from '../index.ts';
import { flag, id, object, text } from '../../lib/schema/index.ts';

export const toggleRecognition = endpoint({
  method: 'POST',
  path: '/app/admin/recognition/toggle',
  request: object({ recognition_id: id }),
  answer: flag,
});
documented(toggleRecognition, {
  summary: 'Flip a recognition',
  checks: 'The recognition exists. The person may manage recognitions.',
});

export const toggleRecognitionDownload = endpoint({
  method: 'POST',
  path: '/app/admin/recognition/toggle-download',
  request: object({ recognition_id: id }),
  answer: flag,
});
documented(toggleRecognitionDownload, {
  summary: 'Flip whether a recognition may be downloaded',
  checks: 'The recognition exists. The person may manage recognitions.',
});

export const togglePosterVerified = endpoint({
  method: 'POST',
  path: '/app/admin/recognition/poster-verified/toggle',
  request: object({ recognitionuser_id: id }),
  answer: flag,
});
documented(togglePosterVerified, {
  summary: "Flip whether a person's poster is verified",
  checks: 'The poster exists. The person may verify posters.',
});

export const toggleVacancy = endpoint({
  method: 'POST',
  path: '/app/admin/vacancy/toggle',
  request: object({ vacancy_id: id }),
  answer: flag,
});
documented(toggleVacancy, {
  summary: 'Flip a vacancy',
  checks: 'The vacancy exists. The person may manage vacancies.',
});

export const toggleFmd = endpoint({
  method: 'POST',
  path: '/app/admin/fmd/toggle',
  request: object({ dealer_id: id }),
  answer: flag,
});
documented(toggleFmd, {
  summary: 'Flip whether a dealer is an FMD',
  checks: 'The dealer exists. The person may decide who is an FMD.',
});

export const toggleMentor = endpoint({
  method: 'POST',
  path: '/app/admin/mentor/toggle',
  request: object({ dealer_id: id }),
  answer: flag,
});
documented(toggleMentor, {
  summary: 'Flip whether a dealer is a mentor',
  checks: 'The dealer exists. The person may decide who is a mentor.',
});

export const toggleTutor = endpoint({
  method: 'POST',
  path: '/app/admin/tutor/toggle',
  request: object({ dealer_id: id }),
  answer: flag,
});
documented(toggleTutor, {
  summary: 'Flip whether a dealer is a tutor',
  checks: 'The dealer exists. The person may decide who is a tutor.',
});

export const switchSlider = endpoint({
  method: 'POST',
  path: '/app/admin/slider-switch',
  request: object({ type: text, slider: text }),
  answer: flag,
});
documented(switchSlider, {
  summary: 'Flip a slider',
  checks: '`type` and `slider` name a slider of yours. The person may manage sliders.',
});

export const toggleCommitteeAsAdmin = endpoint({
  method: 'POST',
  path: '/app/admin/committee/toggle',
  request: object({ committee_user_id: id }),
  answer: flag,
});
documented(toggleCommitteeAsAdmin, {
  summary: 'Flip whether a committee member is active, on the admin screens',
  checks: 'The committee member exists. The person is an admin.',
});

export const toggleCommittee = endpoint({
  method: 'POST',
  path: '/app/committee/toggle',
  request: object({ committee_user_id: id }),
  answer: flag,
});
documented(toggleCommittee, {
  summary: 'Flip whether a committee member is active, on the committee screens',
  checks: 'The committee member exists. The person belongs to the same committee and may manage it.',
});

export const toggleAssessment = endpoint({
  method: 'POST',
  path: '/app/admin/assessment/toggle',
  request: object({ id }),
  answer: flag,
});
documented(toggleAssessment, {
  summary: 'Flip whether an assessment is active',
  checks: 'The assessment exists. The person may manage assessments.',
});

export const toggleAtRoute = endpoint({
  method: 'POST',
  path: '{route}',
  request: object({ id }),
  answer: flag,
});
documented(toggleAtRoute, {
  summary: 'Flip something at an address that the page supplies',
  checks: 'The thing with this `id` exists. The person may change it.',
});
