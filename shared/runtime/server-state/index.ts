export { queryOf } from './query-of.ts';
export { ServerState, forgetServerState } from './server-state.tsx';
export { useClock, useToday } from './use-clock.ts';
