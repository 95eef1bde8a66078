/** The data that widgets keep in the browser: `dist/kept-in-the-browser.md` and the reference list it. */

export interface KeptThing {
  storage: 'localStorage' | 'sessionStorage';
  /** When it is removed. */
  until: string;
  /** What is kept, and why. */
  what: string;
  widgets: string[];
}

/** By the documented form of the key (`keyOf` of widget-facts.ts). */
export const KEPT: Readonly<Record<`dealer-widgets:${string}`, Readonly<Omit<KeptThing, 'widgets'>>>> = {
  'dealer-widgets:answers:<pageUrl>': {
    storage: 'sessionStorage',
    until: 'the page is loaded anew',
    what: "what the server has answered to what was saved on the page, and how many requests have no answer that tells, so that the browser's Back, which may show the page from its cache, does not show what it was before.",
  },
  'dealer-widgets:broadcast-template:<message>[:<user_id>]': {
    storage: 'sessionStorage',
    until: 'the page is opened by a link',
    what: 'what was filled in, so that Back or a reload does not lose it, as after a while in another app of the phone.',
  },
  'dealer-widgets:choice:<widget>[:<user_id>]': {
    storage: 'sessionStorage',
    until: 'the page is opened again',
    what: 'the place, dates and times that were chosen and not booked, so that an ended session, Back or a reload does not lose them.',
  },
  'dealer-widgets:choice:room-session-booking[:<user_id>]': {
    storage: 'sessionStorage',
    until: 'the page is opened again',
    what: 'the room, date and sessions that were chosen, and the address of the payment if they were ordered, so that an ended session, Back from the payment, a failed payment or a reload does not lose them, and nobody pays twice.',
  },
  'dealer-widgets:dealer-sop:<pathname>:<procedure>[:<user_id>]': {
    storage: 'localStorage',
    until: "the browser's data is cleared",
    what: 'which steps are ticked, as hashes of their titles, so that a dealer continues where they stopped.',
  },
  'dealer-widgets:draft:apprentice-status:<apprentice_id>[:<user_id>]': {
    storage: 'sessionStorage',
    until: 'it is saved',
    what: 'the reason of a rejection, so that a reload after the session has ended does not lose it.',
  },
  'dealer-widgets:draft:checklist-note:<area>:<customer_id>[:<user_id>]': {
    storage: 'sessionStorage',
    until: 'it is saved',
    what: 'the text of a note, so that a reload after the session has ended does not lose it.',
  },
  'dealer-widgets:draft:mentor-note:<report_card_id>[:<user_id>]': {
    storage: 'sessionStorage',
    until: 'it is saved',
    what: 'the text of a note, so that a reload after the session has ended does not lose it.',
  },
  'dealer-widgets:form:<pageUrl>:<item>:<place>[:<user_id>]': {
    storage: 'sessionStorage',
    until: 'the page is opened by a link',
    what: 'what was entered in a control of its forms, so that Back and a reload do not lose it, as for fields of the page.',
  },
  'dealer-widgets:payment:last-order': {
    storage: 'sessionStorage',
    until: 'another order is accepted in the tab',
    what: "what the last order was for, and the addresses of the pages on which it was accepted and its payment reported as failed, so that Back does not show the failure of an earlier payment, and another item not this one's.",
  },
  'dealer-widgets:quiz:<kind>:<assessment_id>[:<user_id>]': {
    storage: 'localStorage',
    until: 'the answers are handed in',
    what: 'the answers chosen so far, so that a reload does not lose them.',
  },
  'dealer-widgets:quiz:sent:<kind>:<assessment_id>[:<user_id>]': {
    storage: 'sessionStorage',
    until: 'the quiz is opened anew',
    what: "that it was handed in, so that the browser's Back does not offer it as unanswered.",
  },
  'dealer-widgets:receipt:<widget>[:<user_id>]': {
    storage: 'sessionStorage',
    until: 'the page has reloaded',
    what: 'the place, dates and times that were just booked or given back, to be shown once.',
  },
  'dealer-widgets:report-table:<pathname>:<title>:<filter>[:<user_id>]': {
    storage: 'sessionStorage',
    until: 'the page is opened by a link',
    what: 'the category, search and order of a report, so that other months, Back or a reload do not lose them.',
  },
  'dealer-widgets:training-registration:draft:<trainingId>': {
    storage: 'sessionStorage',
    until: 'another person opens the form or the person logs out',
    what: 'what was typed into it, the chosen price, quantity and spouse, and the coupons that were checked, without the terms, and the user id, so that a reload does not lose it and another person does not see it.',
  },
  'dealer-widgets:training-registration:registered:<trainingId>': {
    storage: 'sessionStorage',
    until: 'the person logs out',
    what: 'user id, name and PG code of a visitor who was registered, so that the person is not registered twice.',
  },
};

/**
 * Describes all kept data.
 * @param keys the keys of each widget, by the widget's name, as its code makes them
 * @throws Error when a key is not in the table, or no widget makes a key of the table
 */
export function keptThings(keys: ReadonlyArray<readonly [string, readonly string[]]>): Record<string, KeptThing> {
  for (const [widget, all] of keys)
    for (const key of all)
      if (!(key in KEPT))
        throw new Error(
          `${widget} keeps ${key}, and shared/tools/reference/kept.ts does not say where, until when, what and why. Add it there.`,
        );
  return Object.fromEntries(
    Object.entries(KEPT).map(([key, thing]) => {
      const widgets = keys.filter(([, all]) => all.includes(key)).map(([widget]) => widget);
      if (widgets.length === 0)
        throw new Error(`No widget keeps ${key}. Remove it from shared/tools/reference/kept.ts, or correct its key.`);
      return [key, { ...thing, widgets }];
    }),
  );
}
