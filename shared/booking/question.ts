/** What is asked before, and said after, slots are booked and given back (part 8, D24). Pure. */
import { dateWords } from '../lib/day-words.ts';
import type { Locale } from '../lib/locale.ts';
import type { Changes } from './booking.ts';
import type { Selection } from './selection.ts';
import { slotBookingText } from './slot-booking.text.ts';

interface Saying {
  readonly question: { title: string; text: string };
  readonly done: { title: string; text: string };
  readonly failed: { title: string; text: string };
  /** The answer was lost: whether it was carried out is not known. */
  readonly notKnown: { title: string; text: string };
}

/** The specification's words where something is booked; words of giving back where nothing is; each with the dates and times. */
export function sayingOf({ booked, givenBack }: Changes, locale: Locale): Saying {
  const words = slotBookingText[locale];
  const listed = (title: string, selection: Selection): string =>
    [title, ...selection.map(({ date, slots }) => `${dateWords(date, locale)}: ${slots.join(', ')}`)]
      .filter(Boolean)
      .join('\n');
  if (booked.length === 0)
    return {
      question: { title: words.giveBackTitle, text: `${words.giveBackSure}\n\n${listed('', givenBack)}` },
      done: { title: words.doneTitle, text: words.giveBackDone },
      failed: { title: words.failedTitle, text: words.giveBackFailed },
      notKnown: { title: words.notKnownTitle, text: words.giveBackNotKnown },
    };
  const both = givenBack.length > 0;
  const facts = both ? [listed(words.booking, booked), listed(words.givingBack, givenBack)] : [listed('', booked)];
  return {
    question: { title: words.confirmTitle, text: [words.confirm, ...facts].join('\n\n') },
    done: { title: words.doneTitle, text: both ? `${words.done}\n${words.giveBackDone}` : words.done },
    failed: { title: words.failedTitle, text: words.failed },
    notKnown: { title: words.notKnownTitle, text: words.notKnown },
  };
}
