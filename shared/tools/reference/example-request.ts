import * as v from 'valibot';
import type { Endpoint } from '../../contract/index.ts';
import type { ExampleValues } from './example-values.ts';
import type { Schema } from './json-schema.ts';

export interface ExampleRequest {
  /** Values of the path's `{names}`. */
  readonly params: Record<string, string>;
  /** The payload as a widget sends it: what the schemas of the contract make of the values. */
  readonly payload: Record<string, unknown> | undefined;
  /** Parameters and fields that have no value. */
  readonly missing: string[];
  /** A sentence about each value that the contract refuses. */
  readonly wrong: string[];
}

/** The fields of a call's request, with their schemas. */
function fieldsOf({ request }: Endpoint): Array<[string, Schema]> {
  // only valibot's object schemas have `entries`
  return Object.entries((request as { entries?: Record<string, Schema> } | undefined)?.entries ?? {});
}

/** The fields of a call's request that are files. */
export const filesIn = (endpoint: Endpoint): string[] =>
  fieldsOf(endpoint)
    .filter(([, { type }]) => type === 'blob')
    .map(([field]) => field);

/** Names of the parameters in the path, and of the fields of the request with their schemas, without files. */
function partsOf(endpoint: Endpoint): { params: string[]; fields: Array<[string, Schema]> } {
  return {
    params: [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param),
    fields: fieldsOf(endpoint).filter(([, { type }]) => type !== 'blob'),
  };
}

/** The names a call has values for: those of its path's parameters and of its request's fields, without files. */
export function namesIn(endpoint: Endpoint): string[] {
  const { params, fields } = partsOf(endpoint);
  return [...params, ...fields.map(([field]) => field)];
}

/** The example values for a call of this endpoint, without files, which the caller makes. */
export function exampleRequest(name: string, endpoint: Endpoint, { values, calls }: ExampleValues): ExampleRequest {
  const own = { ...values, ...calls[name] };
  const { params: names, fields: entries } = partsOf(endpoint);
  const fields = entries.map(([field, schema]) => ({
    field,
    value: own[field],
    result: v.safeParse(schema, own[field]),
  }));
  return {
    params: Object.fromEntries(names.map((param) => [param, String(own[param])])),
    payload: endpoint.request && Object.fromEntries(fields.map(({ field, result }) => [field, result.output])),
    missing: [
      ...names.filter((param) => own[param] === undefined || own[param] === ''),
      ...fields.filter(({ value }) => value === undefined).map(({ field }) => field),
    ],
    wrong: fields.flatMap(({ field, value, result }) =>
      result.success || value === undefined
        ? []
        : [`"${field}" is ${JSON.stringify(value)}; ${result.issues[0].message}`],
    ),
  };
}
