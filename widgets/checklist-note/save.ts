import { server } from '../../shared/api/late/index.ts';
import type { checklistNotesByArea } from '../../shared/contract/calls/index.ts';

/**
 * Saves a note.
 * @param before the error of the last attempt, if any
 * @returns the note as the server has saved it
 * @throws ApiError
 */
export async function saveNote(
  area: keyof typeof checklistNotesByArea,
  request: { note: string; customer_id: string },
  before: unknown,
): Promise<string> {
  const { afterUnknownOutcome, call, checklistNotesByArea: byArea } = await server();
  return afterUnknownOutcome(before, call(byArea[area], { request }));
}
