import type { useQuery } from '@tanstack/react-query';
import type { Texts } from '../ui/text.ts';
import type { TimeSlot } from './booking.ts';
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
  nonePassed: string;
}

/** All that tells ATM slots from room slots: words and paths. */
export interface SlotKind {
  readonly words: Texts<SlotKindWords>;
  readonly times: (place: string, date: string) => Parameters<typeof useQuery<readonly TimeSlot[]>>[0];
  /** @param data JSON text of the list of date with slots */
  readonly book: (place: string, data: string) => Promise<{ message: string; masa: Selection }>;
}
