import { server } from '../../shared/api/late/index.ts';
import type { CallOptions } from '../../shared/api/index.ts';
import type { imagesByKind } from '../../shared/contract/calls/index.ts';
import { safeImage } from '../../shared/contract/index.ts';
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
export async function readSource(kind: Kind, id: string, signal: AbortSignal): Promise<string> {
  const address = await server().then(({ callAny, imagesByKind }) =>
    callAny(imagesByKind[kind], { ...options[kind](id), signal }),
  );
  // `options` has those of the kind's own endpoint, and each answers with an address
  return safeImage(address as string);
}
