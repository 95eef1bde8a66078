/** A mistake in the page or its server. `kind` and `at` are copied into `dw:error` and `dw:problem`; unlike the message they hold no personal data. */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly kind: string;
  /** Status of the server's answer, if there was one. */
  readonly status: number | undefined;
  /** What the mistake is in: a file of ours, a property, a directive of the page's policy. */
  readonly at: string | undefined;

  constructor(
    kind: string,
    sentence: string,
    { status, cause, at }: { status?: number; cause?: unknown; at?: string } = {},
  ) {
    super(sentence, { cause });
    this.kind = kind;
    this.status = status;
    this.at = at;
  }
}
