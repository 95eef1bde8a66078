// chunk: calls
/** Loaded when the person begins to type: the client and the search. */
import { call } from '../../../shared/api/call.ts';
import { searchDealers } from '../../../shared/contract/dealers.ts';
import type { Dealer } from '../dealer-search.model.ts';

/** @param q at least 2 characters; the caller waits 300 ms after the last key */
export const ask = (q: string, signal: AbortSignal): Promise<Dealer[]> =>
  call(searchDealers, { request: { q }, signal });
