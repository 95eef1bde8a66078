import type { Endpoint } from '../index.ts';
import * as all from './all.ts';

type All = typeof all;
type Endpoints = { readonly [Name in keyof All as All[Name] extends Endpoint ? Name : never]: All[Name] };

const exported: ReadonlyArray<[string, unknown]> = Object.entries(all);

/** Every call under the name of its constant, by path; for who has only a name. */
export const endpointsByName: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  exported
    .filter((entry): entry is [string, Endpoint] => 'method' in Object(entry[1]))
    .sort(([, { path: one }], [, { path: other }]) => (one < other ? -1 : Number(one > other))),
);

/** The same, each with its own type. */
export const endpoints = endpointsByName as unknown as Endpoints; // both are made of the same exports
