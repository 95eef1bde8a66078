import { http } from 'msw';
import { picture } from '../world/picture.ts';
import type { Domain } from './handle.ts';

/** Every image below `/storage/` that was not uploaded: drawn for its path; below `/storage/broken/` no picture but noise, below `/storage/missing/` nothing. */
export const pictureHandlers: Domain = ({ origin }) => [
  http.get(`${origin}/storage/*`, ({ request }) => {
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
