// chunk: calls
/** Loaded on intent (hover, focus): the client and the calls of all kinds. */
import { callAny } from '../../shared/api/call.ts';
import type { CallOptions } from '../../shared/api/call-options.ts';
import { imagesByKind } from '../../shared/contract/calls-by-value.ts';
import { safeImage } from '../../shared/lib/url/safe-image.ts';
import type { Properties } from './image-viewer.props.ts';

type Kind = Properties['kind'];

const options: { [Each in Kind]: (id: string) => CallOptions<(typeof imagesByKind)[Each]> } = {
  'recognition-image': (id) => ({ params: { recognition_id: id } }),
  'recognition-proof': (id) => ({ params: { user_id: id } }),
  'apprentice-attachment': (id) => ({ params: { attachment: id } }),
};

/**
 * Reads the image's address.
 * @throws ApiError; TypeError for an unsafe address (W10)
 */
export const readSource = async (kind: Kind, id: string, signal: AbortSignal): Promise<string> =>
  // `options` has those of the kind's own endpoint, and each answers with an address
  safeImage((await callAny(imagesByKind[kind], { ...options[kind](id), signal })) as string);
