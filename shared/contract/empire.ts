/** The upline-mentor network, called empire. */
import * as v from 'valibot';
import { oneField } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { id, text } from './values.ts';

export const assignMentor = endpoint({
  method: 'POST',
  path: '/app/empire/mentor',
  request: v.object({ dealer_id: id, upline_mentor_id: id }),
  answer: oneField('mentor_name'),
  notes: "Makes someone a dealer's upline mentor; the answer is the mentor's name.",
});

export const saveMentorNote = endpoint({
  method: 'POST',
  path: '/app/empire/note',
  request: v.object({ note: text, report_card_id: id }),
  answer: oneField('note'),
  notes: 'Saves the note of a report card; the answer is the note as it was saved.',
});
