// chunk: calls
/** Loaded on the first sign of intent: the client and the calls of all kinds. */
import { call } from '../../shared/api/call.ts';
import {
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
} from '../../shared/contract/toggles.ts';
import type { Kind } from './yes-no-toggle.model.ts';
import type { Properties } from './yes-no-toggle.props.ts';

type What = Omit<Properties, 'value' | 'label'>;
type Save = (what: What) => Promise<boolean>;

/** The properties' schema requires it for this kind. */
const idOf = ({ id }: What): string => id!;
// the properties' schema requires it for this kind
const atRoute: Save = (what) => call(toggleAtRoute, { params: { route: what.route! }, request: { id: idOf(what) } });

const saves: Record<Kind, Save> = {
  recognition: (what) => call(toggleRecognition, { request: { recognition_id: idOf(what) } }),
  vacancy: (what) => call(toggleVacancy, { request: { vacancy_id: idOf(what) } }),
  fmd: (what) => call(toggleFmd, { request: { dealer_id: idOf(what) } }),
  mentor: (what) => call(toggleMentor, { request: { dealer_id: idOf(what) } }),
  tutor: (what) => call(toggleTutor, { request: { dealer_id: idOf(what) } }),
  'is-active': atRoute,
  'committee-admin': (what) => call(toggleCommitteeAsAdmin, { request: { committee_user_id: idOf(what) } }),
  committee: (what) => call(toggleCommittee, { request: { committee_user_id: idOf(what) } }),
  'recognition-download': (what) => call(toggleRecognitionDownload, { request: { recognition_id: idOf(what) } }),
  assessment: (what) => call(toggleAssessment, { request: { id: idOf(what) } }),
  // the properties' schema requires both for this kind
  slider: ({ type, slider }) => call(switchSlider, { request: { type: type!, slider: slider! } }),
  'poster-verified': (what) => call(togglePosterVerified, { request: { recognitionuser_id: idOf(what) } }),
  generic: atRoute,
};

/** Flips it on the server. Resolves with the state in the server's answer. */
export const save: Save = (what) => saves[what.kind](what);
