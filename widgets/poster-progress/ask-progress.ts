// chunk: calls
import { call } from '../../shared/api/call.ts';
import { recognitionProgress } from '../../shared/contract/recognition.ts';

/** How far the posters of a recognition are. Loaded after the first paint. @throws ApiError */
export const askProgress = (recognition_id: string, signal: AbortSignal) =>
  call(recognitionProgress, { params: { recognition_id }, signal });
