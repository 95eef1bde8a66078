import { delay, http, type HttpHandler, HttpResponse } from 'msw';
import * as v from 'valibot';
import { endpoints } from '../shared/contract/calls/index.ts';
import { network } from './network.ts';

/** ms, about what a bad mobile connection takes */
const SLOW = 3_000;

/** A handler before the mocks: answers each call of the contract as the toolbar is set, and passes it on where nothing is set. */
export const conditions: HttpHandler[] = Object.values(endpoints).map(({ method, path, writes, answer }) => {
  // `{route}` alone: the page supplies the address
  const address = path.startsWith('/') ? path.replace(/\{(\w+)\}/g, ':$1') : '/app/*';
  const empty = writes ? undefined : [[], {}].find((body) => v.is(answer, body));
  return http[method === 'GET' ? 'get' : 'post'](address, async () => {
    switch (network()) {
      case 'slow':
        await delay(SLOW);
        return undefined;
      case 'offline':
        return HttpResponse.error();
      case 'empty':
        return empty && HttpResponse.json(empty);
      case '':
        return undefined;
      default:
        return new HttpResponse(null, { status: Number(network()) });
    }
  });
});
