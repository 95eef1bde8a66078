import { server } from '../../../../shared/api/late/index.ts';
import type { Properties } from '../../avatar.props.ts';

/**
 * Sends the cropped photo as a png file with the field name `avatar` (part 7, D16).
 * @throws ApiError
 */
export async function save(
  png: Blob,
  { name, token, header_name, header_value }: Properties,
  signal: AbortSignal,
): Promise<void> {
  const image = new File([png], 'avatar.png', { type: 'image/png' });
  const headers = { [header_name]: header_value };
  return server().then(({ call, updateImage }) =>
    call(updateImage, { request: { image, token, name }, headers, signal }),
  );
}
