import type { Endpoint } from '../contract/endpoint.ts';
import type { ExampleValues } from './example-values.ts';
import type { Schema } from './json-schema.ts';

export interface ExampleRequest {
  /** The values of the path's `{names}`. */
  readonly params: Record<string, string>;
  readonly payload: Record<string, unknown> | undefined;
  /** Parameters and fields without a value. */
  readonly missing: string[];
}

/** What a call of this endpoint is made with. Files are left out: who sends it makes one. */
export function exampleRequest(name: string, { path, request }: Endpoint, { values, calls }: ExampleValues): ExampleRequest {
  const own = { ...values, ...calls[name] };
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param!);
  const fields = Object.entries((request as { entries?: Record<string, Schema> } | undefined)?.entries ?? {})
    .filter(([, schema]) => schema.type !== 'blob')
    .map(([field]) => field);
  return {
    params: Object.fromEntries(names.map((param) => [param, String(own[param])])),
    payload: request && Object.fromEntries(fields.map((field) => [field, own[field]])),
    missing: [...names, ...fields].filter((each) => own[each] === undefined),
  };
}
