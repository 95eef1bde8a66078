import { lateImport } from '../../page/index.ts';

/**
 * The client and the calls, which no first paint needs: `server().then(({ call, saveMentorNote }) => call(saveMentorNote, { request }))`.
 * `server.ahead()` fetches them as soon as the person is about to act.
 * @throws as `lateImport` when they cannot be loaded
 */
export const server = lateImport(() => import('../calls/index.ts'));
