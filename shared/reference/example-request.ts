import type { Endpoint } from '../contract/endpoint.ts';
import type { ExampleValues } from './example-values.ts';
import type { Schema } from './json-schema.ts';

export interface ExampleRequest {
  /** Values of the path's `{names}`. */
  readonly params: Record<string, string>;
  readonly payload: Record<string, unknown> | undefined;
  /** Parameters and fields that have no value. */
  readonly missing: string[];
}

/** The example values for a call of this endpoint, without files, which the caller makes. */
export function exampleRequest(
  name: string,
  { path, request }: Endpoint,
  { values, calls }: ExampleValues,
): ExampleRequest {
  const own = { ...values, ...calls[name] };
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param);
  // only valibot's object schemas have `entries`
  const fields = Object.entries((request as { entries?: Record<string, Schema> } | undefined)?.entries ?? {})
    .filter(([, schema]) => schema.type !== 'blob')
    .map(([field]) => field);
  return {
    params: Object.fromEntries(names.map((param) => [param, String(own[param])])),
    payload: request && Object.fromEntries(fields.map((field) => [field, own[field]])),
    missing: [...names, ...fields].filter((each) => own[each] === undefined),
  };
}
