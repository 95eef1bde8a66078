import { http } from 'msw';
import * as calls from '../../shared/contract/calls/index.ts';
import { picture } from '../world/picture.ts';
import { handle, type Domain } from './handle.ts';
import { bareText, json } from './reply.ts';

/**
 * Images: their addresses, the progress of posters, and all below `/storage/` that was not uploaded: drawn for its path; below `/storage/broken/` no
 * picture but noise, below `/storage/missing/` nothing.
 */
export const pictureHandlers: Domain = (setting) => [
  handle(calls.recognitionProgress, setting, ({ world, params }) => {
    const progress = world.recognitions.progress(params.recognition_id);
    // a percent the database holds as a decimal, a flag as a number
    return progress && json({ percent: progress.percent.toFixed(2), show_progress: progress.show_progress ? 1 : 0 });
  }),
  handle(calls.recognitionImage, setting, ({ world, params }) => {
    const image = world.recognitions.find(params.recognition_id)?.image;
    return image ? bareText(image) : undefined;
  }),
  handle(calls.recognitionProof, setting, ({ world, params }) => {
    const proof = world.recognitions.recipientOfUser(params.user_id)?.proof;
    return proof ? json(proof) : undefined;
  }),
  handle(calls.apprenticeAttachment, setting, ({ world, params, request }) => {
    const apprentice = world.apprentices.withAttachment(params.attachment);
    const file = apprentice && world.apprentices.fileOf(apprentice);
    return file ? json({ url: new URL(file, request.url).href }) : undefined;
  }),
  http.get('/storage/*', ({ request }) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/storage/uploads/')) return undefined; // what people sent, see uploads.ts
    if (pathname.startsWith('/storage/missing/')) return new Response('Not Found', { status: 404 });
    if (pathname.startsWith('/storage/broken/'))
      return new Response('not a picture', { headers: { 'content-type': 'image/png' } });
    return new Response(picture(pathname), {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=60' },
    });
  }),
];
