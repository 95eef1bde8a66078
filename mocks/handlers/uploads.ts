import { http } from 'msw';
import { updateImage, uploadFile } from '../../shared/contract/calls/index.ts';
import { addressOf } from '../world/uploads.ts';
import { handle, type Domain } from './handle.ts';
import { bareText, json } from './reply.ts';

/** The addresses the host's pages give the file uploader: each answers in a different way that real hosts use. */
export const uploadRoutes = {
  documents: '/app/documents/upload',
  receipts: '/app/receipts/upload',
} as const;

/** Files: received, kept, and served again. */
export const uploadHandlers: Domain = (setting) => [
  handle(updateImage, setting, async ({ world, me, input, request }) => {
    const { image, token, name } = input;
    const stored = await world.uploads.keep(`avatar-${me.user_id}`, image, {
      token,
      name,
      header: request.headers.get('x-requested-with') ?? '',
    });
    return json({ success: true, path: addressOf(stored) });
  }),
  handle(
    uploadFile,
    setting,
    async ({ world, input }) => {
      await world.uploads.keep('documents', input.file);
      return json({ success: true });
    },
    uploadRoutes.documents,
  ),
  handle(
    uploadFile,
    setting,
    async ({ world, input }) => {
      await world.uploads.keep('receipts', input.file);
      return bareText('');
    },
    uploadRoutes.receipts,
  ),
  http.get('/storage/uploads/:upload_id', ({ params }) => {
    const file = setting.world.uploads.find(String(params.upload_id));
    if (!file) return new Response('Not Found', { status: 404 });
    // only images are shown in place: a page of HTML that somebody sent must not run on this origin
    const shown = /^image\/(png|jpeg|gif|webp|avif)$/.test(file.type);
    const headers = {
      'content-type': shown ? file.type : 'application/octet-stream',
      'content-disposition': shown ? 'inline' : 'attachment',
      'x-content-type-options': 'nosniff',
    };
    return new Response(file.bytes, { headers });
  }),
];
