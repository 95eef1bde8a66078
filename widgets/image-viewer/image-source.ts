import { laterCall } from '../../shared/api/later-call.ts';
import { apprenticeAttachment } from '../../shared/contract/apprentice.ts';
import { recognitionImage, recognitionProof } from '../../shared/contract/recognition.ts';
import { safeImage } from '../../shared/lib/safe-url.ts';
import type { Properties } from './image-viewer.props.ts';

/** Asks the server where the image is. @throws ApiError, or TypeError for an address that may not be shown (W10) */
export async function imageSource({ kind, id }: Properties): Promise<string> {
  const ask = {
    'recognition-image': () => laterCall(recognitionImage, { params: { recognition_id: id } }),
    'recognition-proof': () => laterCall(recognitionProof, { params: { user_id: id } }),
    'apprentice-attachment': () => laterCall(apprenticeAttachment, { params: { attachment: id } }),
  };
  return safeImage(await ask[kind]());
}
