import { server } from '../../shared/api/late/index.ts';
import type { UploadProgress } from '../../shared/api/index.ts';

/**
 * Posts the file as the only field, `file` (part 7). The browser reads it from the disk while sending.
 * @throws ApiError; TypeError for a refused address (W10)
 */
export async function save(
  file: File,
  uploadUrl: string,
  signal: AbortSignal,
  onProgress: (progress: UploadProgress) => void,
): Promise<void> {
  const { upload, uploadFile } = await server();
  return upload(uploadFile, { params: { route: uploadUrl }, request: { file }, signal, onProgress });
}
