// chunk: calls
/** Loaded after the first paint: the client and the call. */
import { call } from '../../shared/api/call.ts';
import { recognitionProgress } from '../../shared/contract/recognition.ts';

/**
 * Reads the progress of a recognition's posters.
 * @throws ApiError
 */
export const readProgress = (recognition_id: string, signal: AbortSignal) =>
  call(recognitionProgress, { params: { recognition_id }, signal });
