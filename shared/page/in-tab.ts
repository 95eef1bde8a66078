/**
 * What the tab keeps, where nobody minds that it is lost.
 * @returns `undefined` also where the storage is forbidden or full
 */
export function inTab<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}
