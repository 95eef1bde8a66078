import { pageAddress } from './url/page-address.ts';

/**
 * Whether something was saved on this page, for the tab.
 * @param work with the storage and the key in it, which has a text then
 * @returns `undefined` also where the storage is forbidden or full
 */
export function savedHere<Result>(work: (storage: Storage, key: string) => Result): Result | undefined {
  try {
    return work(sessionStorage, `dealer-widgets:saved:${pageAddress()}`);
  } catch {
    return undefined;
  }
}
