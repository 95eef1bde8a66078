import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useText } from '../../../shared/ui/text.ts';
import { type Category, TEXT_COLUMNS } from '../report-table.props.ts';
import { texts } from '../report-table.text.ts';
import type { Report } from './use-report.ts';

interface HeadProps {
  header: readonly string[];
  report: Report;
  category: Category;
}

/** The titles; each is a button that sorts. Counts are always sorted by their total, which is said when another category is shown (D9). */
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
              <button type="button" className="sort" onClick={() => sortBy(column)}>
                <span className="title" dir="auto">
                  {title}
                </span>
                {isCount && category !== 'All' && <span className="note">{byTotal}</span>}
                <Icon
                  name={direction === 'descending' ? 'down' : 'up'}
                  size={14}
                  className={direction ? 'on' : 'off'}
                />
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
