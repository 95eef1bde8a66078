import { http, type HttpResponseResolver } from 'msw';
import { network } from './network.ts';

/** Requests to a path, or all that write, wait for `answer`, which answers the last of them. */
export function heldRequests(path?: string) {
  const waiting: Array<(answer: Response) => void> = [];
  const bodies: unknown[] = [];
  const hold: HttpResponseResolver = async ({ request }) => {
    bodies.push(await request.json().catch(() => undefined));
    return new Promise<Response>((resolve) => waiting.push(resolve));
  };
  network.use(path ? http.all(path, hold) : http.post('*', hold));
  return {
    bodies,
    sent: () => waiting.length,
    answer: (value: unknown = true, status = 200) =>
      waiting.at(-1)!(value instanceof Response ? value : Response.json(value, { status })),
  };
}
