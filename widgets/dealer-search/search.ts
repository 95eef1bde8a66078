import { server } from '../../shared/api/late/index.ts';
import type { Dealer } from './dealer-search.model.ts';

/**
 * Finds dealers.
 * @param q at least 2 characters; the caller debounces by 300 ms
 * @throws ApiError
 */
export async function search(q: string, signal: AbortSignal): Promise<Dealer[]> {
  const { call, searchDealers } = await server();
  return call(searchDealers, { request: { q }, signal });
}
