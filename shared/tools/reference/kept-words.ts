import type { KeptName } from '../../memory/kept/index.ts';

/**
 * The parts of each key after its name, until when the field is kept, what it is, and why.
 */
export const WORDS: Readonly<Record<KeptName, { parts: readonly string[]; until: string; what: string }>> = {
  saved: {
    parts: ['pageUrl'],
    until: 'the page is loaded anew',
    what: "that something was saved on the page, so that it is loaded again where the browser's Back shows it from the cache, as it was before.",
  },
  form: {
    parts: ['pageUrl', 'item', 'place'],
    until: 'the page is opened by a link',
    what: 'what was entered in a control of its forms, so that Back and a reload do not lose it, as for fields of the page.',
  },
  draft: {
    parts: ['widget', 'item'],
    until: 'it is saved or cancelled',
    what: 'the text of a note, or the reason of a rejection, so that a reload after the session has ended does not lose it.',
  },
  choice: {
    parts: ['widget'],
    until: 'the page is opened again',
    what: 'the place, dates and times that were chosen and not booked, and the address of the payment if they were ordered, so that an ended session, Back from the payment, a failed payment or a reload does not lose them, and nobody pays twice.',
  },
  receipt: {
    parts: ['widget'],
    until: 'the page has reloaded',
    what: 'the place, dates and times that were just booked or given back, to be shown once.',
  },
  place: {
    parts: ['widget'],
    until: "the browser's data is cleared",
    what: 'the state and the ATM or room of the last booking, which are chosen already when the page is opened the next time.',
  },
  'broadcast-template': {
    parts: ['message'],
    until: 'the page is opened by a link',
    what: 'what was filled in, so that Back or a reload does not lose it, as after a while in another app of the phone.',
  },
  'report-table': {
    parts: ['pathname', 'title', 'filter'],
    until: 'the page is opened by a link',
    what: 'the category, search and order of a report, so that other months, Back or a reload do not lose them.',
  },
  quiz: {
    parts: ['kind', 'assessment_id'],
    until: 'the answers are handed in',
    what: 'the answers chosen so far, so that a reload does not lose them.',
  },
  'quiz:sent': {
    parts: ['kind', 'assessment_id'],
    until: 'the quiz is opened anew',
    what: "that it was handed in, so that the browser's Back does not offer it as unanswered.",
  },
  'dealer-sop': {
    parts: ['pathname', 'procedure'],
    until: "the browser's data is cleared",
    what: 'which steps are ticked, as hashes of their titles, so that a dealer continues where they stopped.',
  },
  'training-registration:draft': {
    parts: ['training_id'],
    until: 'another person opens the form or the person logs out',
    what: 'what was typed into it, the chosen price, quantity and spouse, and the coupons that were checked, without the terms, and the user id, so that a reload does not lose it and another person does not see it.',
  },
  'training-registration:registered': {
    parts: ['training_id'],
    until: 'the person logs out',
    what: 'user id, name and PG code of a visitor who was registered, so that the person is not registered twice.',
  },
  'payment:last-order': {
    parts: [],
    until: 'another order is accepted in the tab',
    what: "what the last order was for, and the addresses of the pages on which it was accepted and its payment reported as failed, so that Back does not show the failure of an earlier payment, and another item not this one's.",
  },
};
