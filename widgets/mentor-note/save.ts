// chunk: calls
/** Loaded when the person begins to edit: the client and the call. */
import { afterUnknownOutcome } from '../../shared/api/after-unknown-outcome.ts';
import { call } from '../../shared/api/call.ts';
import { saveMentorNote } from '../../shared/contract/empire.ts';

/**
 * Saves a note.
 * @param before the error of the last attempt, if any
 * @returns the note as the server has saved it
 * @throws ApiError
 */
export const saveNote = (request: { note: string; report_card_id: string }, before: unknown): Promise<string> =>
  afterUnknownOutcome(before, call(saveMentorNote, { request }));
