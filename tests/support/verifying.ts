import type { RequestListener } from 'node:http';
import { environmentOf, verify, type Verification, type VerifyOptions } from '../../shared/tools/host-kit/verify.ts';
import { exampleValues } from '../../shared/tools/reference/example-values.ts';
import { demoHost } from './backends.ts';

export const values = exampleValues(new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 10));

interface Options extends Omit<Partial<VerifyOptions>, 'only'> {
  origin?: string;
  cookie?: string;
  only?: string[];
}

/** What `dealer-widgets verify` finds at a backend, without `origin` at the demo host. */
export async function all({
  origin = demoHost().url,
  cookie = '',
  only,
  ...options
}: Options): Promise<Verification[]> {
  const results: Verification[] = [];
  const environment = environmentOf(origin, cookie);
  for await (const each of verify({ environment, values, only: only && new Set(only), ...options })) results.push(each);
  return results;
}

/** A backend that answers everything like this. */
export const json =
  (body: unknown): RequestListener =>
  (_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
