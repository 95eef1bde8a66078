// chunk: form
import { useState } from 'react';
import { attributeOf, closest, queryPage, rootOf } from '../lib/dom/native-dom.ts';
import { loaderApi } from '../lib/page/loader-api.ts';
import type * as v from 'valibot';
import { object, oneOf } from '../lib/schema.ts';
import { keptUnder } from '../lib/storage/kept-under.ts';
import { pageAddress } from '../lib/url/page-address.ts';
import { useKeptForReturn, useRestored } from './kept-for-return.ts';
import { useWidget } from './widget-context.ts';

/*
 * Form restoration: browsers fill in the fields of a page again after Back, Forward and a reload, unless the form says autocomplete="off". The
 * controls of widgets are in shadow roots, of which browsers restore nothing, so that half of a form would be lost. A page that is opened by a
 * link begins anew, and a control for which the page passes another value than before.
 */

/** Which of the widgets with its name an element is, from the beginning of the page. */
function placeOf(element: HTMLElement): number {
  const attribute = loaderApi()?.attribute ?? 'data-widget';
  return queryPage(`[${attribute}="${CSS.escape(attributeOf(element, attribute) ?? '')}"]`).indexOf(element);
}

function keyOf(element: HTMLElement, item: string): string {
  const [pageUrl = ''] = pageAddress().split('#');
  const place = String(placeOf(element));
  // kept in sessionStorage until the page is opened by a link: what was entered in a control of its forms, so that Back and a reload do not lose it, as for fields of the page.
  return keptUnder(['form', pageUrl, item, place]);
}

/** The key of a control, found once: it looks through the page. */
function useKey(): string {
  const { element, item } = useWidget();
  const [key] = useState(() => keyOf(element, item));
  return key;
}

/**
 * A control outside of a form may lead to another page at once, as a filter does: on the way back it shows what the page is filtered by.
 * Controls in shadow roots of the page are left out: they have no place by which two with the same name could be told apart.
 */
const isRestorable = (element: HTMLElement): boolean => {
  const form = closest(element, 'form');
  return form !== null && rootOf(form) === document && attributeOf(form, 'autocomplete')?.toLowerCase() !== 'off';
};

/**
 * What the person had entered in a control when the page was left.
 * @param page what the page passes now, as it would be posted
 * @param schema what of it can be shown again
 */
export const useEntered = <State>(
  page: string,
  schema: v.GenericSchema<unknown, State>,
): { state: State } | undefined => useRestored(useKey(), object({ page: oneOf([page]), state: schema }));

/** Keeps what is entered. @param state `undefined` while it is what the page passes */
export function useKeptEntered(page: string, entered: { state: unknown } | undefined): void {
  const { element } = useWidget();
  useKeptForReturn(useKey(), entered && isRestorable(element) ? { page, state: entered.state } : undefined);
}
