import { outdatedText } from './outdated.text.ts';

/** The files of this page are no longer on the server. `kind`, `texts` and `onlyReloadHelps` are as in the errors of a call. */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError';
  readonly kind = 'outdated';
  readonly status: number | undefined;
  readonly texts = outdatedText;
  readonly onlyReloadHelps = true;

  /** @param answer the server's response to the request for the file, in words */
  constructor(url: string, answer = '', status?: number) {
    super(
      `${url} is not there. ${answer} When the page was opened before a deploy, reload it (README, "Deploying": how open pages keep their files); when it was not, see that the server serves all of dist/ as it is.`,
    );
    this.status = status;
  }
}
