import { lateImport } from '../lib/loading/late-import.ts';
import type { AnyCall, Call } from './call-options.ts';

/*
 * Two ways to call late. Widgets have their calls in a late file of their own, such as `save.ts`, which keeps also the endpoints, with the
 * schemas of their requests and answers, out of the first paint. Here only the client is late: for queries, whose keys are made of the endpoint
 * before anything is sent, and for widgets that have such queries, because their endpoints come with the widget anyway.
 */

const client = lateImport(() => import('./call.ts'));

/** `lateCall` without the types of a particular endpoint, like `callAny`. */
export const lateCallAny: AnyCall = async (...all) => (await client()).callAny(...all);

/**
 * `call` for widgets that make no request until the person acts: the client is loaded with the first call, not with the widget.
 * @throws as `lateImport` when the client cannot be loaded; otherwise as `call`
 */
export const lateCall = lateCallAny as Call; // the type `Call` checks arguments and result at the call site

/** Loads the client early, after the widget has mounted. */
export const clientAhead = client.ahead;
