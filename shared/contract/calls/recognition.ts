/** Recognitions: the progress of their posters, and their images. */
import * as v from 'valibot';
import { decimal, documented, endpoint, imageSource } from '../index.ts';
import { flag, object } from '../../lib/schema/index.ts';

export const recognitionProgress = endpoint({
  method: 'GET',
  path: '/app/admin/recognition/progress/{recognition_id}',
  answer: object({
    percent: v.pipe(
      v.nullish(decimal, 0),
      v.transform((percent) => Math.min(100, Math.max(0, percent))),
    ),
    show_progress: flag,
  }),
});
documented(recognitionProgress, {
  summary: 'Ask how far the posters of a recognition are',
  notes:
    'Polled 5,000 ms after the last answer (D17), until `show_progress` is false, when all posters are made, or the status is 401, 403 or 404. `percent` is kept between 0 and 100.',
  answers: { working: { percent: 33.5, show_progress: true } },
  checks: 'The recognition exists. The person may manage recognitions.',
});

export const recognitionImage = endpoint({
  method: 'GET',
  path: '/app/admin/recognition/image/{recognition_id}',
  answer: imageSource,
});
documented(recognitionImage, {
  summary: 'Get the image of a recognition',
  notes: 'Shown in a popup.',
  checks: 'The recognition exists. The person may see it.',
});

export const recognitionProof = endpoint({
  method: 'GET',
  path: '/app/admin/recognition/proof/{user_id}',
  answer: imageSource,
});
documented(recognitionProof, {
  summary: "Get the image of a person's proof",
  notes: 'Shown in a popup.',
  checks: 'The proof exists. The person may see it.',
});
