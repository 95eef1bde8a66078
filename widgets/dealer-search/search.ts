// chunk: calls
/** Loaded with the first search: the client and the call. */
import { call } from '../../shared/api/call.ts';
import { searchDealers } from '../../shared/contract/dealers.ts';
import type { Dealer } from './dealer-search.model.ts';

/**
 * Finds dealers.
 * @param q at least 2 characters; the caller debounces by 300 ms
 * @throws ApiError
 */
export const search = (q: string, signal: AbortSignal): Promise<Dealer[]> =>
  call(searchDealers, { request: { q }, signal });
