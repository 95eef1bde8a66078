import * as calls from '../../shared/contract/calls/index.ts';
import { handle, type Domain } from './handle.ts';
import { bareText, json, refuse } from './reply.ts';

/** What a text column of the host takes, in characters. */
const LONGEST_COMMENT = 255;

/** Notes, the decisions on apprentices, and who mentors whom; each call answers in a spelling of its own (W12). */
export const noteHandlers: Domain = (setting) => [
  handle(calls.saveChecklistNote, setting, ({ world, input }) => {
    const note = world.customers.writeNote(input.customer_id, input.note);
    return note === undefined ? undefined : json({ note });
  }),
  handle(calls.saveSubuserChecklistNote, setting, ({ world, input }) => {
    const note = world.customers.writeNote(input.customer_id, input.note);
    return note === undefined ? undefined : bareText(note ?? '');
  }),
  handle(calls.saveMentorNote, setting, ({ world, input }) => {
    const note = world.empire.writeNote(input.report_card_id, input.note);
    return note === undefined ? undefined : json(note);
  }),
  handle(calls.assignMentor, setting, ({ world, input }) => {
    const mentor_name = world.empire.assign(input.dealer_id, input.upline_mentor_id);
    return mentor_name === undefined ? undefined : json({ mentor_name });
  }),
  handle(calls.selectApprenticeStatus, setting, ({ world, input }) => {
    if (input.comment.length > LONGEST_COMMENT)
      return refuse({ comment: `The comment may not be greater than ${LONGEST_COMMENT} characters.` });
    const comment = world.apprentices.decide(input.apprentice_id, input.status, input.comment);
    return comment === undefined ? undefined : json({ comment });
  }),
];
