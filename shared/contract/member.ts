// chunk: calls
/** A member's own profile. */
import * as v from 'valibot';
import { anyButHtml } from './answers.ts';
import { documented } from './documented.ts';
import { endpoint } from './endpoint.ts';
import { object } from '../lib/schema.ts';
import { flag, text } from './values.ts';

export const toggleSocialMedia = endpoint({
  method: 'POST',
  path: '/app/toggle-socialmedia',
  request: object({ type: text }),
  answer: flag,
});
WIRE: documented(toggleSocialMedia, {
  summary: 'Flip whether the social-media item is shown',
  notes: 'The answer is the new state: Show or Hide.',
});

export const updateImage = endpoint({
  method: 'POST',
  path: '/app/update-image',
  encoding: 'multipart',
  request: object({ image: v.blob('expected an image file'), token: text, name: text }),
  answer: anyButHtml,
  mayBeLong: true,
});
WIRE: documented(updateImage, {
  summary: 'Save the cropped photo',
  notes:
    '`image` is a png file named `avatar`, `token` the literal `{token}` unless the page says otherwise, and one more header comes from the page (D16). The answer is read as JSON but no field is used.',
});
