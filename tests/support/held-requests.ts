import { http } from 'msw';
import { network } from './network.ts';

/** Requests wait for `answer`, which answers the last of them. */
export function heldRequests() {
  const waiting: Array<(answer: Response) => void> = [];
  const bodies: unknown[] = [];
  network.use(
    http.post('*', async ({ request }) => {
      bodies.push(await request.json());
      return new Promise<Response>((resolve) => waiting.push(resolve));
    }),
  );
  return {
    bodies,
    sent: () => waiting.length,
    answer: (value: object | boolean, status = 200) => waiting.at(-1)!(Response.json(value, { status })),
  };
}
