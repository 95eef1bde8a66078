// chunk: calls
/** Loaded on intent (hover, focus): the client and the call. */
import { upload, type UploadProgress } from '../../shared/api/upload.ts';
import { uploadFile } from '../../shared/contract/upload.ts';

/**
 * Posts the file as the only field, `file` (part 7). The browser reads it from the disk while sending.
 * @throws ApiError; TypeError for a refused address (W10)
 */
export function save(
  file: File,
  uploadUrl: string,
  signal: AbortSignal,
  onProgress: (progress: UploadProgress) => void,
): Promise<void> {
  return upload(uploadFile, { params: { route: uploadUrl }, request: { file }, signal, onProgress });
}
