// chunk: calls
import { call } from '../../shared/api/call.ts';
import { apprenticeAttachment } from '../../shared/contract/apprentice.ts';
import { recognitionImage, recognitionProof } from '../../shared/contract/recognition.ts';
import { safeImage } from '../../shared/lib/safe-url.ts';
import type { Properties } from './image-viewer.props.ts';

/** Loaded on the first sign of intent. Asks the server where the image is. @throws ApiError, or TypeError for an address that may not be shown (W10) */
export async function imageSource(kind: Properties['kind'], id: string): Promise<string> {
  const ask = {
    'recognition-image': () => call(recognitionImage, { params: { recognition_id: id } }),
    'recognition-proof': () => call(recognitionProof, { params: { user_id: id } }),
    'apprentice-attachment': () => call(apprenticeAttachment, { params: { attachment: id } }),
  };
  return safeImage(await ask[kind]());
}
