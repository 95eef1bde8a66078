// chunk: calls
import { call } from '../../shared/api/call.ts';
import { apprenticeAttachment } from '../../shared/contract/apprentice.ts';
import { recognitionImage, recognitionProof } from '../../shared/contract/recognition.ts';
import { safeImage } from '../../shared/lib/url/safe-url.ts';
import type { Properties } from './image-viewer.props.ts';

/**
 * Requests the image's address. Loaded on intent.
 * @throws ApiError; TypeError for an unsafe address (W10)
 */
export async function imageSource(kind: Properties['kind'], id: string): Promise<string> {
  const addresses = {
    'recognition-image': () => call(recognitionImage, { params: { recognition_id: id } }),
    'recognition-proof': () => call(recognitionProof, { params: { user_id: id } }),
    'apprentice-attachment': () => call(apprenticeAttachment, { params: { attachment: id } }),
  };
  return safeImage(await addresses[kind]());
}
