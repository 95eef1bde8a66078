// chunk: calls
import { call } from '../../shared/api/call.ts';
import { recognitionProgress } from '../../shared/contract/recognition.ts';

/**
 * The progress of a recognition's posters. Loaded after the first paint.
 * @throws ApiError
 */
export const fetchProgress = (recognition_id: string, signal: AbortSignal) =>
  call(recognitionProgress, { params: { recognition_id }, signal });
