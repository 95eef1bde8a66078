import { KEPT, forgetInTab } from '../../../shared/page/visits/index.ts';

/** What the keys begin with that `keptForAll` makes for this widget. Not a call of it: the reference takes each call for a value that is kept. */
const PREFIX = `${KEPT}:training-registration:`;

let forgotten = 0;

/** How often everything was forgotten on this page. What a form contains since before the last time is of a person who has left. */
export const timesForgotten = (): number => forgotten;

/** Removes all values of this widget, for all trainings, so that a person who logs out leaves nothing to the next one. */
export function forgetEverything(): void {
  forgotten += 1;
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) forgetInTab(key);
  } catch {
    // forbidden storage cannot contain a value of ours
  }
}
