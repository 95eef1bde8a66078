// chunk: base
/** The files of this page are gone after a deploy. Only a reload helps. `kind` is for `errorText`, as of the errors of a call. */
export class OutdatedError extends Error {
  readonly kind = 'outdated';

  constructor(url: string) {
    super(`${url} is gone: the page was opened before a deploy. Reload it (README, "Deploying": how open pages keep their files).`);
    this.name = 'OutdatedError';
  }
}
