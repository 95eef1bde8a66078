// chunk: calls
/** Loaded when the person begins to write: the client and the call. */
import { call } from '../../shared/api/call.ts';
import { saveMentorNote } from '../../shared/contract/empire.ts';

/** @returns the note as the server kept it @throws ApiError */
export const saveNote = (request: { note: string; report_card_id: string }): Promise<string> =>
  call(saveMentorNote, { request });
