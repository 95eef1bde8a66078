import { outdatedText } from './outdated.text.ts';

/** The last part of an address. */
export const fileName = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** The files of this page are no longer on the server. `kind`, `texts` and `onlyReloadHelps` are as in the errors of a call. */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError';
  readonly kind = 'outdated';
  readonly status: number | undefined;
  readonly texts = outdatedText;
  readonly onlyReloadHelps = true;

  /** The server's response to the request for the missing file, in words. */
  readonly answer: string;
  /** The address that was asked for again, the first that failed. */
  readonly missing: string;
  /** The missing file's name. */
  readonly at: string;

  /** @param missing another address than `url`, if that one failed before and only it was asked for again */
  constructor(url: string, answer: string, status?: number, missing = url) {
    super(
      `${url} ${missing === url ? '' : `did not load, nor did ${missing} before it, which `}is not there. ${answer} When the page was opened before a deploy, reload it (guide "Going live": how open pages keep their files); when it was not, see that the server serves all of dist/ as it is.`,
    );
    this.answer = answer;
    this.status = status;
    this.missing = missing;
    this.at = fileName(missing);
  }
}
