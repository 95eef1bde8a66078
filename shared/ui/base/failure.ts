import type { Texts } from './text.ts';

/** The part of an error that concerns the person. Any error can be read as a Failure. */
export interface Failure {
  /** The failure's own text, shown in place of the control's, and the label of its reload button. */
  readonly texts?: Texts<{ text: string; reload: string }> | undefined;
  readonly kind?: string;
  /** If true, the text must be visible (W4). */
  readonly onlyReloadHelps?: boolean;
}

/** Reads anything that was thrown as a `Failure`: `Object` turns it into an object, whose properties can be read safely. */
export const failureOf = (error: unknown): Failure => Object(error);

/**
 * How the main button of a form looks after its action has failed: quiet while only a reload helps, because the notice has the button for that.
 * @param error of the last attempt; `undefined` when there is none
 */
export const mainVariant = (error: unknown): 'primary' | 'quiet' =>
  failureOf(error).onlyReloadHelps ? 'quiet' : 'primary';
