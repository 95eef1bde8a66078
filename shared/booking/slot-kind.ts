import type { atmTimesQuery } from '../api/queries/slot-booking.ts';
import type { Texts } from '../ui/text.ts';
import type { Selection } from './selection.ts';

/** The words in which the two slot screens differ. */
export interface SlotKindWords {
  state: string;
  chooseState: string;
  place: string;
  choosePlace: string;
  /** Title and sentence of the question before chosen slots are lost (part 8). */
  changeTitle: string;
  change: string;
  /** A state that is in no list; its code is all that is known. */
  otherState: (code: string) => string;
  noPlaces: string;
  noPlacesHint: string;
  /** The page passed no place at all. */
  nonePassed: string;
  nonePassedHint: string;
}

/** All that tells ATM slots from room slots: words and paths. */
export interface SlotKind {
  readonly words: Texts<SlotKindWords>;
  /** Both calls answer the same. */
  readonly times: typeof atmTimesQuery;
  /** @param data JSON text of the list of date with slots */
  readonly book: (place: string, data: string) => Promise<{ message: string; masa: Selection }>;
}
