import type { ReactElement } from 'react';

/**
 * What a component puts beside others: never a bare text. Page translators replace texts by elements, and React and Preact no
 * longer find theirs. A text gets an element of its own.
 */
export type Elements = ReactElement | false | '' | null | undefined | readonly Elements[];
