import { useState } from 'react';
import * as v from 'valibot';
import { object, oneOf, optional } from '../../../shared/lib/schema/index.ts';
import { keptUnder } from '../../../shared/page/visits/index.ts';
import { useKeptForReturn, useRestored } from '../../../shared/runtime/visit/index.ts';
import type { Order } from '../report-table.model.ts';
import { CATEGORIES, type Category } from '../report-table.props.ts';

/** What a person looks at in a report. */
export interface View {
  category: Category;
  typed: string;
  sorted?: Order | undefined;
}

const schema = object({
  category: oneOf(CATEGORIES),
  typed: v.string(),
  sorted: optional(object({ column: v.number(), descending: v.boolean() })),
});

/** The key of one report's view. Another category of the page is newer than the person's. */
const keyOf = (title: string, filter: Category): string => {
  const pathname = location.pathname;
  // kept in sessionStorage until the page is opened by a link: the category, search and order of a report, so that other months, Back or a reload do not lose them.
  return keptUnder(['report-table', pathname, title, filter]);
};

/** What was looked at when the page was left. Otherwise what the page says. */
export const useFirstView = (title: string, filter: Category): View =>
  useRestored(keyOf(title, filter), schema) ?? { category: filter, typed: '' };

/**
 * Keeps the view when the page is left.
 * @returns a function to be called before other months are applied, which opens the page like a link
 */
export function useKeptView(title: string, filter: Category, view: View): () => void {
  const [isApplied, setIsApplied] = useState(false);
  const isOwn = view.category !== filter || view.typed !== '' || view.sorted !== undefined;
  useKeptForReturn(keyOf(title, filter), isOwn ? view : undefined, isApplied);
  return () => setIsApplied(true);
}
