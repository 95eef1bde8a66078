// chunk: calls
/** Loaded when the person begins to type: the client and the call. */
import { call } from '../../../shared/api/call.ts';
import * as dealers from '../../../shared/contract/dealers.ts';
import type { Dealer } from '../dealer-search.model.ts';

/** @param q at least 2 characters; the caller debounces by 300 ms */
export const searchDealers = (q: string, signal: AbortSignal): Promise<Dealer[]> =>
  call(dealers.searchDealers, { request: { q }, signal });
