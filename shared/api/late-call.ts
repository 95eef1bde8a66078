import { lateImport } from '../lib/loading/late-import.ts';
import type { AnyCall, Call } from './call-options.ts';

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
