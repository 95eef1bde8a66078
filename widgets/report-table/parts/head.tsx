import type { FocusEvent, ReactNode } from 'react';
import { Icon } from '../../../shared/ui/content/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import { type Category, TEXT_COLUMNS } from '../report-table.props.ts';
import { texts } from '../report-table.text.ts';
import type { Report } from './use-report.ts';

interface HeadProps {
  header: readonly string[];
  report: Report;
  category: Category;
}

/** Scrolls a focused title into view entirely: browsers do not, if a part of it is visible (WCAG 2.4.11). A clicked title must stay under the pointer. */
function showWhole({ currentTarget: title }: FocusEvent): void {
  if (title.matches(':focus-visible')) title.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const ICONS = { ascending: 'up', descending: 'down' } as const;

/** The titles, each a button that sorts. Counts are always sorted by their total, and the title says so when another category is shown (D9). */
export function Head({ header, report: { sorted, sortBy }, category }: HeadProps): ReactNode {
  const { byTotal } = useText(texts);
  return (
    <thead>
      <tr aria-rowindex={1}>
        {header.map((title, column) => {
          const isCount = column >= TEXT_COLUMNS;
          const direction = sorted?.column !== column ? undefined : sorted.descending ? 'descending' : 'ascending';
          return (
            // oxlint-disable-next-line react/no-array-index-key -- columns never move
            <th key={column} scope="col" aria-sort={direction} className={isCount ? 'number' : undefined}>
              <button type="button" className="sort" onFocus={showWhole} onClick={() => sortBy(column)}>
                <span className="title" dir="auto">
                  {title}
                </span>
                {isCount && category !== 'All' && <span className="note">{byTotal}</span>}
                <Icon name={direction ? ICONS[direction] : 'sort'} size={14} className={direction ? 'on' : 'off'} />
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
