import { searchDealers } from '../../contract/dealers.ts';
import { read } from './read.ts';

/** @param q at least 2 characters; the caller waits 300 ms after the last key */
export const dealerSearchQuery = (q: string) => read(searchDealers, { request: { q } });
