import type { FocusEvent, ReactNode } from 'react';
import { Icon } from '../../../shared/ui/content/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import { type Category, TEXT_COLUMNS } from '../report-table.props.ts';
import { texts } from '../report-table.text.ts';
import type { Report } from './use-report.ts';

interface HeadProps {
  /** Whether the texts of a row are one cell. */
  isNarrow: boolean;
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
export function Head({ isNarrow, header, report: { sorted, sortBy }, category }: HeadProps): ReactNode {
  const { byTotal } = useText(texts);
  const directionOf = (column: number) =>
    sorted?.column !== column ? undefined : sorted.descending ? 'descending' : 'ascending';
  const button = (title: string, column: number): ReactNode => {
    const direction = directionOf(column);
    return (
      <button key={column} type="button" className="sort" onFocus={showWhole} onClick={() => sortBy(column)}>
        <span className="title" dir="auto">
          {title}
        </span>
        {column >= TEXT_COLUMNS && category !== 'All' && <span className="note">{byTotal}</span>}
        <Icon name={direction ? ICONS[direction] : 'sort'} size={14} className={direction ? 'on' : 'off'} />
      </button>
    );
  };
  const together = isNarrow ? TEXT_COLUMNS : 0;
  return (
    <thead>
      <tr aria-rowindex={1}>
        {isNarrow && (
          <th
            scope="col"
            className="texts"
            aria-sort={header
              .slice(0, together)
              .map((_, column) => directionOf(column))
              .find(Boolean)}
          >
            {header.slice(0, together).map(button)}
          </th>
        )}
        {header.slice(together).map((title, index) => {
          const column = together + index;
          return (
            <th
              key={column}
              scope="col"
              aria-sort={directionOf(column)}
              className={column >= TEXT_COLUMNS ? 'number' : undefined}
            >
              {button(title, column)}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
