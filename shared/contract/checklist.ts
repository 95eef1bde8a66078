// chunk: calls
/** Customer checklists, for dealers (`/app`) and for sub-users (`/subuser`). */
import { oneField } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { object } from '../lib/schema.ts';
import { flag, id, text } from './values.ts';

const item = object({ type: text, customer_id: id });
const note = object({ note: text, customer_id: id });

export const toggleChecklist = endpoint({
  method: 'POST',
  path: '/app/customer/toggle-checklist',
  request: item,
  answer: flag,
  notes: "Flips one item (`type`) of a customer's checklist.",
});

export const toggleSubuserChecklist = endpoint({
  method: 'POST',
  path: '/subuser/customer/toggle-checklist',
  request: item,
  answer: flag,
  notes: 'The same for a sub-user.',
});

export const saveChecklistNote = endpoint({
  method: 'POST',
  path: '/app/customer/checklist-note',
  request: note,
  answer: oneField('note'),
  echoes: 'note',
  notes: "Saves the note of a customer's checklist; the answer is the note as it was saved.",
});

export const saveSubuserChecklistNote = endpoint({
  method: 'POST',
  path: '/subuser/customer/checklist-note',
  request: note,
  answer: oneField('note'),
  echoes: 'note',
  notes: 'The same for a sub-user.',
});
