import { memo, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRowsInSight, useStateOf, useWindowEvent } from '../../../shared/ui/hooks/index.ts';
import { countIn, isCode, likelyRowHeight } from '../report-table.model.ts';
import type { Category, Row } from '../report-table.props.ts';
import { shownNumber } from '../../../shared/lib/index.ts';

/** Names with more letters than this may need more than two lines on a phone. */
const LONG_NAME = 38;

/** Height of the table's box at most, in px, as in report-table.css. */
const BOX_MOST = 760;

/** With more rows than this, only the visible ones are rendered. */
const MANY_ROWS = 300;

interface BodyProps {
  /** Whether the texts of a row are one cell: the name, and below it the others on one line. */
  isNarrow: boolean;
  rows: readonly Row[];
  category: Category;
  /** Widths of the columns, in px. */
  widths: readonly number[];
  /** The element that scrolls. */
  box: HTMLDivElement | null;
}

/** The rows. Of many, only the visible ones are rendered, with empty space above and below for the others, except on paper. */
export function Body(props: BodyProps): ReactNode {
  const { rows, category, isNarrow } = props;
  const [isPrinted, setPrinted] = useState(false);
  // the browser looks at the page right after the event
  useWindowEvent('beforeprint', () => flushSync(() => setPrinted(true)));
  useWindowEvent('afterprint', () => setPrinted(false));
  if (!isPrinted && rows.length > MANY_ROWS) return <WindowOfRows {...props} />;
  return (
    <tbody>
      {rows.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no state of their own
        <Line key={index} row={row} index={index} category={category} isNarrow={isNarrow} />
      ))}
    </tbody>
  );
}

function WindowOfRows({ isNarrow, rows, category, widths, box }: BodyProps): ReactNode {
  const body = useRef<HTMLTableSectionElement>(null);
  const likely = useMemo(() => Float64Array.from(rows, (row) => likelyRowHeight(row, widths)), [rows, widths]);
  const [heights, setHeights] = useStateOf(likely, likely);
  const { first, end, above, below, setTop } = useRowsInSight(heights, BOX_MOST);
  useEffect(() => {
    const look = (): void => setTop(box?.scrollTop ?? 0);
    box?.addEventListener('scroll', look, { passive: true });
    return () => box?.removeEventListener('scroll', look);
  }, [box, setTop]);
  // texts may take other lines than was estimated; what is in sight stays where it is
  useLayoutEffect(() => {
    if (!box?.clientHeight) return; // hidden: nothing has a height
    const found = heights.slice();
    let [hasOther, moved, start] = [false, 0, above];
    for (const line of body.current?.querySelectorAll<HTMLElement>('tr[data-index]') ?? []) {
      const row = Number(line.dataset.index);
      const before = heights[row] ?? 0;
      found[row] = line.offsetHeight;
      if (line.offsetHeight !== before) hasOther = true;
      if (start < box.scrollTop) moved += line.offsetHeight - before;
      start += before;
    }
    if (!hasOther) return;
    box.scrollBy({ top: moved });
    setHeights(found);
  }, [box, first, end, above, heights, setHeights]);
  return (
    <tbody ref={body}>
      <Spacer height={above} />
      {rows.slice(first, end).map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no state of their own
        <Line key={first + at} row={row} index={first + at} category={category} isNarrow={isNarrow} />
      ))}
      <Spacer height={below} />
    </tbody>
  );
}

/** Empty space in place of the rows that are not rendered. */
const Spacer = ({ height }: { height: number }): ReactNode =>
  height > 0 && (
    <tr aria-hidden="true" className="spacer">
      <td style={{ blockSize: height }} />
    </tr>
  );

interface LineProps extends Pick<BodyProps, 'category' | 'isNarrow'> {
  row: Row;
  index: number;
}

const Line = memo(function Line({ row: { texts, counts }, index, category, isNarrow }: LineProps): ReactNode {
  const [first = '', ...others] = texts;
  const isLong = isNarrow && first.length > LONG_NAME;
  return (
    <tr data-index={index} aria-rowindex={index + 2}>
      {/* of one cell on a phone each text has a direction of its own */}
      <th scope="row" dir={isNarrow ? undefined : 'auto'} className={isCode(first) ? 'code' : undefined}>
        {/* a press or the keyboard shows a long one whole */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <span dir="auto" className={isLong ? 'long' : undefined} tabIndex={isLong ? 0 : undefined}>
          {first}
        </span>
        {isNarrow && (
          <span className="others">
            {others.map((text, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns never move
              <span key={column} dir="auto">
                {text}
              </span>
            ))}
          </span>
        )}
      </th>
      {!isNarrow &&
        others.map((text, column) => (
          // oxlint-disable-next-line react/no-array-index-key -- columns never move
          <td key={column} dir="auto" className={isCode(text) ? 'code' : undefined}>
            {text}
          </td>
        ))}
      {counts.map((cell, column) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns never move
        <td key={column} className="number">
          {shownNumber(countIn(cell, category))}
        </td>
      ))}
    </tr>
  );
});
