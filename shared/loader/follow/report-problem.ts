import { attributeOf, isConnected, loaderApi, customEvent } from '../../page/index.ts';

/** The `detail` of `dw:problem` and `dw:error`: enough to count and find failures, without personal data, so that it may be sent anywhere. */
export interface Problem {
  /** For a failed call `network`, `server`, `contract`, … (shared/api/errors); for a mistake in the page `properties`, `not-loaded`, …; else `failed`. */
  readonly kind: string;
  /** Method and path; `…` replaces every part that may be an id or a name. */
  readonly call: string | undefined;
  /** Status of the answer. */
  readonly status: number | undefined;
  /** The widget's name, if the failure belongs to one element. */
  readonly widget: string | undefined;
  readonly version: string | undefined;
  /** Whether the widget has stopped. */
  readonly fatal: boolean;
  /**
   * For the kind `failed` up to five places in our files, innermost first, such as `core-3A91F0.js:1:20693`, for source maps; for a mistake in
   * the page what it is in ({@link PageError}).
   */
  readonly at: string | undefined;
}

const PLACE = /(?<=\/)(?:loader|[~\w-]+-[0-9A-F]{6,8})\.js(?:\?\d)?:\d+:\d+/g;

/** The places of a stack that are in files of ours; its sentence, which may be personal, is left out. */
const placesIn = ({ stack, cause }: Partial<Error>): string | undefined =>
  ((cause instanceof Error && cause.stack) || stack)?.match(PLACE)?.slice(0, 5).join(' ').replace(/\?\d/g, '');

/** How many failures are kept for listeners that are added later. */
const KEPT = 100;

/** The last failures, oldest first. */
export const reportedProblems: Problem[] = [];

/**
 * Reports a failure to the page's scripts, with an event on the element, else on the document, as when the element has left the page.
 * @param fatal whether the widget has stopped: dispatches `dw:error` then, otherwise `dw:problem`
 */
export function reportProblem(details: readonly unknown[], fatal = false): void {
  const element = details.find((each) => each instanceof Element);
  // an error of a package lacks these properties
  const error = (details.find((each) => each instanceof Error) ?? {}) as Partial<Problem & Error>;
  const { kind = 'failed', call, status, at } = error;
  const api = loaderApi();
  const detail: Problem = {
    kind,
    call,
    status,
    widget: (element && attributeOf(element, api?.attribute ?? 'data-widget')?.slice(0, 64)) ?? undefined,
    version: api?.version,
    fatal,
    at: kind === 'failed' ? placesIn(error) : at,
  };
  reportedProblems.push(detail);
  if (reportedProblems.length > KEPT) reportedProblems.shift();
  // an element of the page may hide the method
  EventTarget.prototype.dispatchEvent.call(
    element && isConnected(element) ? element : document,
    customEvent(fatal ? 'dw:error' : 'dw:problem', { bubbles: true, composed: true, detail }),
  );
}
