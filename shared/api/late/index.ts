export { lateCall, server } from './late-call.ts';
