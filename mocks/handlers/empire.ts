import { assignMentor, saveMentorNote } from '../../shared/contract/calls/index.ts';
import { handle, type Domain } from './handle.ts';
import { json } from './reply.ts';

/** The upline-mentor network: who mentors whom, and what mentors write. */
export const empireHandlers: Domain = (setting) => [
  handle(assignMentor, setting, ({ world, input }) => {
    const mentor_name = world.empire.assign(input.dealer_id, input.upline_mentor_id);
    return mentor_name === undefined ? undefined : json({ mentor_name });
  }),
  handle(saveMentorNote, setting, ({ world, input }) => {
    const note = world.empire.writeNote(input.report_card_id, input.note);
    return note === undefined ? undefined : json(note);
  }),
];
