import type { ReactElement } from 'react';

/**
 * What a component takes to put it beside others: never a bare text. Page translators replace texts by elements, and what React or Preact
 * would then change or remove is no longer there. A text has an element of its own.
 */
export type Elements = ReactElement | false | '' | null | undefined | readonly Elements[];
