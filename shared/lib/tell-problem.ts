import { attributeOf } from './native-dom.ts';

/** What `dw:problem` carries: enough to count and to find failures, and nothing personal, so that it may be sent anywhere. */
export interface Problem {
  /** Of a call that failed: `network`, `server`, `contract`, … (shared/api/errors); else `failed`. */
  readonly kind: string;
  /** Method and path, with `…` for every part that may be an id or a name. */
  readonly call: string | undefined;
  /** The answer's status. */
  readonly status: number | undefined;
  /** The widget's name, where the failure belongs to one element. */
  readonly widget: string | undefined;
  readonly version: string | undefined;
  readonly fatal: false;
}

/** Tells the page of a failure that the widget goes on after: `dw:problem` on the element, else on the document. */
export function tellProblem(details: readonly unknown[]): void {
  const element = details.find((each) => each instanceof Element);
  const { kind = 'failed', call, status } = (details.find((each) => each instanceof Error) ?? {}) as Partial<Problem>;
  const loader = window.DealerWidgets;
  const { attribute, version } = loader && !Array.isArray(loader) ? loader : { attribute: 'data-widget' };
  const detail: Problem = {
    kind,
    call: call?.replace(/\/(?![a-z_-]+(\/|$))[^/]+/g, '/…'),
    status,
    widget: (element && attributeOf(element, attribute)) ?? undefined,
    version,
    fatal: false,
  };
  // a page may have an element that is called like the function
  EventTarget.prototype.dispatchEvent.call(
    element ?? document,
    new CustomEvent('dw:problem', { bubbles: true, composed: true, detail }),
  );
}
