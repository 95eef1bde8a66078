/** Customer checklists, for dealers (`/app`) and for sub-users (`/subuser`). */
import * as v from 'valibot';
import { documented, endpoint, oneField } from '../index.ts';
import { flag, id, object, text } from '../../lib/schema/index.ts';
import { plainText } from '../../lib/index.ts';

const item = object({ type: text, customer_id: id });
const note = object({ note: text, customer_id: id });

export const toggleChecklist = endpoint({
  method: 'POST',
  path: '/app/customer/toggle-checklist',
  request: item,
  answer: flag,
});
documented(toggleChecklist, {
  summary: "Flip an item of a customer's checklist, for a dealer",
  notes: '`type` is the item.',
  checks: '`type` is an item of your checklist. The customer belongs to this dealer.',
});

export const toggleSubuserChecklist = endpoint({
  method: 'POST',
  path: '/subuser/customer/toggle-checklist',
  request: item,
  answer: flag,
});
documented(toggleSubuserChecklist, {
  summary: "Flip an item of a customer's checklist, for a sub-user",
  notes: '`type` is the item.',
  checks: '`type` is an item of your checklist. The customer belongs to the dealer of this sub-user.',
});

export const saveChecklistNote = endpoint({
  method: 'POST',
  path: '/app/customer/checklist-note',
  request: note,
  answer: v.pipe(oneField('note'), v.transform(plainText)),
  echoes: 'note',
});
documented(saveChecklistNote, {
  summary: "Save the note of a customer's checklist, for a dealer",
  notes: 'The answer is the note as it was saved.',
  checks: 'The customer belongs to this dealer. The note is not longer than your column.',
});

export const saveSubuserChecklistNote = endpoint({
  method: 'POST',
  path: '/subuser/customer/checklist-note',
  request: note,
  answer: v.pipe(oneField('note'), v.transform(plainText)),
  echoes: 'note',
});
documented(saveSubuserChecklistNote, {
  summary: "Save the note of a customer's checklist, for a sub-user",
  notes: 'The answer is the note as it was saved.',
  checks: 'The customer belongs to the dealer of this sub-user. The note is not longer than your column.',
});
