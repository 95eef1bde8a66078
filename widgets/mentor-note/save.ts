// chunk: calls
/** Loaded when the person begins to edit: the client and the call. */
import { call } from '../../shared/api/call.ts';
import { saveMentorNote } from '../../shared/contract/empire.ts';

/**
 * Saves a note.
 * @returns the note as the server has saved it
 * @throws ApiError
 */
export const saveNote = (request: { note: string; report_card_id: string }): Promise<string> =>
  call(saveMentorNote, { request });
