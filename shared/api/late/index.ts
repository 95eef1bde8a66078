export { lateCall, lateCallAny, server } from './late-call.ts';
