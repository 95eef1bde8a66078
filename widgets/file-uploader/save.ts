// chunk: calls
import { upload, type UploadProgress } from '../../shared/api/upload.ts';
import { uploadFile } from '../../shared/contract/upload.ts';

/** Posts the file as the one field `file` (part 7). The browser reads it from the disk while it sends. @throws ApiError, or TypeError for an address that is refused (W10) */
export function save(
  file: File,
  uploadUrl: string,
  signal: AbortSignal,
  onProgress: (progress: UploadProgress) => void,
): Promise<void> {
  return upload(uploadFile, { params: { route: uploadUrl }, request: { file }, signal, onProgress });
}
