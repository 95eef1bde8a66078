/** The upline-mentor network; the server calls it empire. */
import * as v from 'valibot';
import { documented, endpoint, oneField } from '../index.ts';
import { id, object, text } from '../../lib/schema/index.ts';
import { plainText } from '../../lib/index.ts';

export const assignMentor = endpoint({
  method: 'POST',
  path: '/app/empire/mentor',
  request: object({ dealer_id: id, upline_mentor_id: id }),
  answer: v.pipe(oneField('mentor_name'), v.nonEmpty("expected the mentor's name, not an empty text")),
});
documented(assignMentor, {
  summary: "Make someone a dealer's upline mentor",
  notes: "The answer is the mentor's name.",
  checks:
    'The dealer belongs to the empire of this person. The mentor is one of the options that the page offers, and not the dealer.',
});

export const saveMentorNote = endpoint({
  method: 'POST',
  path: '/app/empire/note',
  request: object({ note: text, report_card_id: id }),
  answer: v.pipe(oneField('note'), v.transform(plainText)),
  echoes: 'note',
});
documented(saveMentorNote, {
  summary: 'Save the note of a report card',
  notes: 'The answer is the note as it was saved.',
  checks: 'The report card is of a dealer in the empire of this person. The note is not longer than your column.',
});
