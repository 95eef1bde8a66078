import type { Texts } from '../../ui/base/index.ts';
import type { AnswerOf } from '../../contract/index.ts';
import type { atmTimes, bookAtmSlots } from '../../contract/calls/index.ts';

/** Texts that differ between the two slot screens. */
export interface SlotKindWords {
  state: string;
  chooseState: string;
  place: string;
  choosePlace: string;
  /** Title and text of the question that is asked before chosen slots are lost (part 8). */
  changeTitle: string;
  change: string;
  /** Name for a state that is in no list; its code follows. */
  otherState: string;
  noPlaces: string;
  noPlacesHint: string;
  /** Shown when the page passed no places. */
  nonePassed: string;
  nonePassedHint: string;
}

/** What differs between ATM slots and room slots: texts and paths. */
export interface SlotKind {
  readonly name: 'atm' | 'room';
  readonly words: Texts<SlotKindWords>;
  /** Reads a day's slots; both paths have the same answer. */
  readonly times: (place: string, date: string, signal: AbortSignal) => Promise<AnswerOf<typeof atmTimes>>;
  /**
   * Sends the booking; both paths have the same answer.
   * @param place the id of the ATM or room
   * @param data JSON text: a list of dates with their slots
   */
  readonly book: (place: string, data: string) => Promise<AnswerOf<typeof bookAtmSlots>>;
}
