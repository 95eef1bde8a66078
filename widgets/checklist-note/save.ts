// chunk: calls
/** Loaded when the person begins to edit: the client and the calls of both areas. */
import { afterUnknownOutcome } from '../../shared/api/after-unknown-outcome.ts';
import { call } from '../../shared/api/call.ts';
import { checklistNotesByArea } from '../../shared/contract/calls-by-value.ts';

/**
 * Saves a note.
 * @param before the error of the last attempt, if any
 * @returns the note as the server has saved it
 * @throws ApiError
 */
export const saveNote = (
  area: keyof typeof checklistNotesByArea,
  request: { note: string; customer_id: string },
  before: unknown,
): Promise<string> => afterUnknownOutcome(before, call(checklistNotesByArea[area], { request }));
