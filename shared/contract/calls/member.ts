/** A member's own profile. */
import * as v from 'valibot';
import { anyButHtml, documented, endpoint } from '../index.ts';
import { flag, object, text } from '../../lib/schema/index.ts';
import { wireShape } from '../../lib/wire-shape/index.ts';

export const toggleSocialMedia = endpoint({
  method: 'POST',
  path: '/app/toggle-socialmedia',
  request: object({ type: text }),
  answer: flag,
});
documented(toggleSocialMedia, {
  summary: 'Flip whether the social-media item is shown',
  checks: '`type` is one of your items. It is the own page of the person who is logged in.',
});

const image = v.blob('expected an image file');
wireShape(image, { file: 'image/png' });

export const updateImage = endpoint({
  method: 'POST',
  path: '/app/update-image',
  encoding: 'multipart',
  request: object({ image, token: text, name: text }),
  answer: anyButHtml,
  mayBeLong: true,
});
documented(updateImage, {
  summary: 'Save the cropped photo',
  notes:
    '`image` is a png file named `avatar.png`, `token` the literal `{token}` unless the page says otherwise (D16). The page may name one more header, by the properties `header_name` and `header_value`. The answer is read as JSON but no field is used.',
  checks:
    'The person is logged in, and the photo becomes their own, whatever `name` and `token` say. The file is a picture of at most 600 × 600 px by its content. It is stored under a name of yours.',
});
