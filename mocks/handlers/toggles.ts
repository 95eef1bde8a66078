import type { AnswerBodyOf, Endpoint } from '../../shared/contract/index.ts';
import * as calls from '../../shared/contract/calls/index.ts';
import { handle, type Call, type Domain } from './handle.ts';
import { spellings as say, type Reply } from './reply.ts';

/** Where the host takes the toggles whose route the page supplies (D14 and the last row of part 7's admin table). */
export const suppliedRoutes = {
  isActive: '/app/admin/dealer/is-active',
  pinAnnouncement: '/app/admin/announcement/pin',
} as const;

/** Every toggle: flips the world's flag and answers with its new state, each in its own spelling. */
export const toggleHandlers: Domain = (setting) => {
  const toggle = <E extends Endpoint>(
    endpoint: E,
    spell: (on: boolean) => Reply<AnswerBodyOf<E>>,
    flip: (call: Call<E>) => boolean | undefined,
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
    toggle(calls.toggleRecognition, say.bare, ({ world, input }) => world.recognitions.toggle(input.recognition_id)),
    toggle(calls.toggleRecognitionDownload, say.quotedNumber, ({ world, input }) =>
      world.recognitions.toggleDownload(input.recognition_id),
    ),
    toggle(calls.togglePosterVerified, say.boolean, ({ world, input }) =>
      world.recognitions.togglePosterVerified(input.recognitionuser_id),
    ),
    toggle(calls.toggleVacancy, say.number, ({ world, input }) => world.vacancies.toggle(input.vacancy_id)),
    toggle(calls.toggleFmd, say.boolean, ({ world, input }) => world.dealers.toggle(input.dealer_id, 'fmd')),
    toggle(calls.toggleMentor, say.bare, ({ world, input }) => world.dealers.toggle(input.dealer_id, 'mentor')),
    toggle(calls.toggleTutor, say.nullable, ({ world, input }) => world.dealers.toggle(input.dealer_id, 'tutor')),
    toggle(calls.switchSlider, say.word, ({ world, input }) => world.sliders.toggle(input.type, input.slider)),
    toggle(calls.toggleCommitteeAsAdmin, say.bareWord, ({ world, input }) =>
      world.committee.toggle(input.committee_user_id),
    ),
    toggle(calls.toggleCommittee, say.bare, ({ world, input }) => world.committee.toggle(input.committee_user_id)),
    toggle(calls.toggleAssessment, say.boolean, ({ world, input }) => world.assessments.toggle(input.id)),
    toggle(calls.toggleSocialMedia, say.bare, ({ world, input }) => world.socialMedia.toggle(input.type)),
    // a dealer and a sub-user see the same customers
    toggle(calls.toggleChecklist, say.bare, ({ world, input }) =>
      world.customers.toggle(input.customer_id, input.type),
    ),
    toggle(calls.toggleSubuserChecklist, say.boolean, ({ world, input }) =>
      world.customers.toggle(input.customer_id, input.type),
    ),
    toggle(
      calls.toggleAtRoute,
      say.number,
      ({ world, input }) => world.dealers.toggle(input.id, 'is_active'),
      suppliedRoutes.isActive,
    ),
    toggle(
      calls.toggleAtRoute,
      say.quotedNumber,
      ({ world, input }) => world.announcements.togglePinned(input.id),
      suppliedRoutes.pinAnnouncement,
    ),
  ];
};
