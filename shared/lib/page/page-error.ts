// chunk: base
/** A mistake in the page or its server. `kind` is copied into `dw:error` and `dw:problem`; unlike the message it holds no personal data. */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly kind: string;
  /** Status of the server's answer, if there was one. */
  readonly status: number | undefined;

  constructor(kind: string, sentence: string, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(sentence, { cause });
    this.kind = kind;
    this.status = status;
  }
}
