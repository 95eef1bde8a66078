import type { RequestListener } from 'node:http';
import { expect } from 'vitest';
import { verifyCommand } from '../../shared/tools/host-kit/verify-command.ts';
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

/** The one result of a call that is not verified, with its reason. */
export const failing = (reason: RegExp, result = 'FAIL'): object[] => [
  { result, reason: expect.stringMatching(reason) as string },
];

/** Runs the command with these arguments. */
export async function run(...args: string[]) {
  const lines: string[] = [];
  const warnings: string[] = [];
  const code = await verifyCommand(
    args,
    (line) => void lines.push(line),
    (line) => void warnings.push(line),
  );
  return { code, lines, out: lines.join('\n'), warnings: warnings.join('\n') };
}
