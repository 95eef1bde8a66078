import { lateImport } from '../../page/index.ts';
import type { AnyCall, Call } from '../index.ts';

/**
 * The client and the calls, which no first paint needs: `const { call, saveMentorNote } = await server()`. `server.ahead()` fetches
 * them as soon as the person is about to act.
 * @throws as `lateImport` when they cannot be loaded
 */
export const server = lateImport(() => import('../calls/index.ts'));

/** `lateCall` without the types of a particular endpoint, like `callAny`. */
export const lateCallAny: AnyCall = async (...all) => (await server()).callAny(...all);

/**
 * `call` for queries, whose keys are made of the endpoint before anything is sent, and for widgets that have such queries.
 * @throws as `server`, and as `call`
 */
export const lateCall = lateCallAny as Call; // the type `Call` checks arguments and result at the call site
