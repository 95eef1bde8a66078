// chunk: calls
/** Loaded when the person begins to edit: the client and the calls of both areas. */
import { call } from '../../shared/api/call.ts';
import { saveChecklistNote, saveSubuserChecklistNote } from '../../shared/contract/checklist.ts';

const endpoints = { app: saveChecklistNote, subuser: saveSubuserChecklistNote };

/**
 * Saves a note.
 * @returns the note as the server has saved it
 * @throws ApiError
 */
export const saveNote = (
  area: keyof typeof endpoints,
  request: { note: string; customer_id: string },
): Promise<string> => call(endpoints[area], { request });
