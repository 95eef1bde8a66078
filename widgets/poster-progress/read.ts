import { server } from '../../shared/api/late/index.ts';

/**
 * Reads the progress of a recognition's posters.
 * @throws ApiError
 */
export async function readProgress(recognition_id: string, signal: AbortSignal) {
  const { call, recognitionProgress } = await server();
  return call(recognitionProgress, { params: { recognition_id }, signal });
}
