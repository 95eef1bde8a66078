import { http, HttpResponse } from 'msw';
import { network } from './network.ts';

/** Requests that flip a switch wait for `answer`, which gives the state, or the status of a failure. */
export function heldRequests() {
  const waiting: Array<(answer: boolean | number) => void> = [];
  network.use(
    http.post('*', async () => {
      const answer = await new Promise<boolean | number>((resolve) => waiting.push(resolve));
      return typeof answer === 'number' ? new HttpResponse(null, { status: answer }) : HttpResponse.json(answer);
    }),
  );
  return { sent: () => waiting.length, answer: (with_: boolean | number) => waiting.at(-1)!(with_) };
}
