export { CancelledError, keepPreviousData, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
export { queryOf } from './query-of.ts';
export { ServerState, forgetServerState } from './server-state.tsx';
export { useClock, useToday } from './use-clock.ts';
