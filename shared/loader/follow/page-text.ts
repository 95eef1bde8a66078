import { attributesOf, memberOf } from '../../page/index.ts';
import { STATE } from '../attributes.ts';

/** What the page has written on an element, its text included, without what widgets write there: their state, and inputs of its form, which have no text. */
export const textAndAttributesOf = (element: Element): string =>
  JSON.stringify([
    memberOf(element, 'textContent'),
    attributesOf(element).flatMap(({ name, value }) =>
      name.startsWith('data-') && name !== STATE ? [name, value] : [],
    ),
  ]);
