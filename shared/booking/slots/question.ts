/** Texts of the question before slots are booked or given back, and of the messages afterwards (part 8, D24). Pure. */
import { type Locale, type Spoken, dateWords } from '../../lib/index.ts';
import type { Changes } from './changes.ts';
import type { Selection } from './selection.ts';
import { slotBookingText } from './slot-booking.text.ts';

interface DialogTexts {
  readonly question: { title: string; text: string; facts: readonly string[] };
  readonly done: { title: Spoken; text: string };
  readonly failed: { title: Spoken; text: string };
  /** The answer was lost, so it is not known whether the booking was made. */
  readonly notKnown: { title: string; text: string };
}

/** One line for each date with its times, inside which no line breaks. */
export const daysOf = (selection: Selection, locale: Locale): string[] =>
  selection.map(({ date, slots }) => {
    const times = slots.map((slot) => slot.replaceAll(' ', '\u{A0}'));
    return `${dateWords(date, locale)}: ${times.join(', ')}`;
  });

/** What the question before another place is chosen lists: both places, and the slots that are not booked then. */
export function changeFacts(from: string, to: string, booked: Selection, locale: Locale): string[] {
  const words = slotBookingText[locale];
  const days = daysOf(booked, locale);
  return [words.fromPlace(from), words.toPlace(to), ...(days.length > 0 ? ['', words.clearing, ...days] : [])];
}

/**
 * The specification's words when something is booked, words of our own when slots are only given back (D24).
 * @param place name of the ATM or room
 */
export function dialogTexts(
  { booked, givenBack }: Changes,
  place: string,
  words: (typeof slotBookingText)['ms'],
  locale: Locale,
): DialogTexts {
  const listed = (title: string, selection: Selection): string[] =>
    [title, ...daysOf(selection, locale)].filter(Boolean);
  if (booked.length === 0)
    return {
      question: { title: words.giveBackTitle, text: words.giveBackSure, facts: listed(place, givenBack) },
      done: { title: words.doneTitle, text: words.giveBackDone },
      failed: { title: words.failedTitle, text: words.giveBackFailed },
      notKnown: { title: words.notKnownTitle, text: `${words.giveBackNotKnown} ${words.checkSlots}` },
    };
  const both = givenBack.length > 0;
  const facts = both
    ? [...(place ? [place, ''] : []), ...listed(words.booking, booked), '', ...listed(words.givingBack, givenBack)]
    : listed(place, booked);
  return {
    question: { title: words.confirmTitle, text: words.confirm, facts },
    done: { title: words.doneTitle, text: both ? `${words.done}\n${words.giveBackDone}` : words.done },
    failed: { title: words.failedTitle, text: words.failed },
    notKnown: { title: words.notKnownTitle, text: `${words.notKnown} ${words.checkSlots}` },
  };
}
