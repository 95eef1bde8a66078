import type { AnswerBodyOf, Endpoint } from '../../shared/contract/index.ts';
import * as contract from '../../shared/contract/calls/index.ts';
import { handle, type Call, type Domain } from './handle.ts';
import { spellings, type Reply } from './reply.ts';

/** Where the host takes the toggles whose route the page supplies (D14 and the last row of part 7's admin table). */
export const suppliedRoutes = {
  isActive: '/app/admin/dealer/is-active',
  pinAnnouncement: '/app/admin/announcement/pin',
} as const;

/** Every Yes/No toggle: flips the world's flag and answers with its new state, each in its own spelling. */
export const toggleHandlers: Domain = (setting) => {
  const toggle = <E extends Endpoint>(
    endpoint: E,
    flip: (call: Call<E>) => boolean | undefined,
    spell: (on: boolean) => Reply<AnswerBodyOf<E>>,
    path?: string,
  ) =>
    handle(
      endpoint,
      setting,
      (call) => {
        const on = flip(call);
        return on === undefined ? undefined : spell(on);
      },
      path,
    );
  return [
    toggle(
      contract.toggleRecognition,
      ({ world, input }) => world.recognitions.toggle(input.recognition_id),
      spellings.bare,
    ),
    toggle(
      contract.toggleRecognitionDownload,
      ({ world, input }) => world.recognitions.toggleDownload(input.recognition_id),
      spellings.quotedNumber,
    ),
    toggle(
      contract.togglePosterVerified,
      ({ world, input }) => world.recognitions.togglePosterVerified(input.recognitionuser_id),
      spellings.boolean,
    ),
    toggle(contract.toggleVacancy, ({ world, input }) => world.vacancies.toggle(input.vacancy_id), spellings.number),
    toggle(contract.toggleFmd, ({ world, input }) => world.dealers.toggle(input.dealer_id, 'fmd'), spellings.boolean),
    toggle(
      contract.toggleMentor,
      ({ world, input }) => world.dealers.toggle(input.dealer_id, 'mentor'),
      spellings.bare,
    ),
    toggle(
      contract.toggleTutor,
      ({ world, input }) => world.dealers.toggle(input.dealer_id, 'tutor'),
      spellings.nullable,
    ),
    toggle(contract.switchSlider, ({ world, input }) => world.sliders.toggle(input.type, input.slider), spellings.word),
    toggle(
      contract.toggleCommitteeAsAdmin,
      ({ world, input }) => world.committee.toggle(input.committee_user_id),
      spellings.bareWord,
    ),
    toggle(
      contract.toggleCommittee,
      ({ world, input }) => world.committee.toggle(input.committee_user_id),
      spellings.bare,
    ),
    toggle(contract.toggleAssessment, ({ world, input }) => world.assessments.toggle(input.id), spellings.boolean),
    toggle(
      contract.toggleAtRoute,
      ({ world, input }) => world.dealers.toggle(input.id, 'is_active'),
      spellings.number,
      suppliedRoutes.isActive,
    ),
    toggle(
      contract.toggleAtRoute,
      ({ world, input }) => world.announcements.togglePinned(input.id),
      spellings.quotedNumber,
      suppliedRoutes.pinAnnouncement,
    ),
  ];
};
