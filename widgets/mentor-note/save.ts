import { server } from '../../shared/api/late/index.ts';

/**
 * Saves a note.
 * @param before the error of the last attempt, if any
 * @returns the note as the server has saved it
 * @throws ApiError
 */
export async function saveNote(request: { note: string; report_card_id: string }, before: unknown): Promise<string> {
  const { afterUnknownOutcome, call, saveMentorNote } = await server();
  return afterUnknownOutcome(before, call(saveMentorNote, { request }));
}
