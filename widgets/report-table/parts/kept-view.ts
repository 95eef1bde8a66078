import type { SortingState } from '@tanstack/react-table';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { fromJsonText } from '../../../shared/contract/answers.ts';
import { arrival } from '../../../shared/lib/page/arrival.ts';
import { object, oneOf } from '../../../shared/lib/schema.ts';
import { keptUnder } from '../../../shared/lib/storage/kept-under.ts';
import { forgetInTab, keepInTab, readInTab } from '../../../shared/lib/storage/tab-storage.ts';
import { pagePath } from '../../../shared/lib/url/page-origin.ts';
import { useKeptDraft } from '../../../shared/saving/use-kept-draft.ts';
import { CATEGORIES, type Category } from '../report-table.props.ts';

/** What a person looks at in a report. */
export interface View {
  category: Category;
  typed: string;
  sorting: SortingState;
}

const schema = object({
  category: oneOf(CATEGORIES),
  typed: v.string(),
  sorting: v.array(object({ id: v.string(), desc: v.boolean() })),
  /** The category of the page: another one is newer than the person's. */
  filter: oneOf(CATEGORIES),
  /** Whether other months were applied, which opens the page like a link. */
  applied: v.boolean(),
});

// kept in sessionStorage until the page is opened by a link: the category, search and order of a report, so that other months, Back or a reload do not lose them.
const keyUnder = (pathname: string, title: string): string => keptUnder(['report-table', pathname, title]);
const keyOf = (title: string): string => keyUnder(pagePath(), title);

const textOf = ({ category, typed, sorting }: View, filter: Category, applied: boolean): string =>
  JSON.stringify({ category, typed, sorting, filter, applied });

/** What was looked at when the page was left: to apply other months, or before Back or a reload. Otherwise what the page says. */
export function useFirstView(title: string, filter: Category): View {
  const [first] = useState<View>(() => {
    const result = v.safeParse(fromJsonText(schema), readInTab(keyOf(title)));
    const how = arrival();
    const isBack = how === 'reload' || how === 'back_forward';
    if (result.success && result.output.filter === filter && (result.output.applied || isBack)) {
      keepInTab(keyOf(title), textOf(result.output, filter, false)); // only for the months that were applied
      return result.output;
    }
    forgetInTab(keyOf(title));
    return { category: filter, typed: '', sorting: [] };
  });
  return first;
}

/**
 * Keeps the view when the page is left.
 * @returns a function to be called before other months are applied
 */
export function useKeptView(title: string, filter: Category, view: View): () => void {
  const applied = useRef(false);
  const isOwn = view.category !== filter || view.typed !== '' || view.sorting.length > 0;
  useKeptDraft(keyOf(title), () => (isOwn ? textOf(view, filter, applied.current) : undefined));
  return () => {
    applied.current = true;
  };
}
