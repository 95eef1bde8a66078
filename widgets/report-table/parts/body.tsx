import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, type Ref } from 'react';
import { countIn, isCode, likelyRowHeight } from '../report-table.model.ts';
import type { Category, Row } from '../report-table.props.ts';
import { shownNumber } from '../../../shared/lib/text/shown-number.ts';

/** Names with more letters than this are set smaller on a phone, where they take many lines. */
const LONG_NAME = 60;

/** With more rows than this, only the visible ones are rendered. */
const MANY_ROWS = 300;

interface BodyProps {
  rows: readonly Row[];
  category: Category;
  /** Widths of the columns, in px. */
  widths: readonly number[];
  /** The element that scrolls. */
  box: HTMLDivElement | null;
  /** Whether to render all rows. */
  whole: boolean;
}

/** The rows. Of many, only the visible ones are rendered, with empty space above and below for the others. */
export function Body(props: BodyProps): ReactNode {
  const { rows, category, whole } = props;
  if (!whole && rows.length > MANY_ROWS) return <WindowOfRows {...props} />;
  return (
    <tbody>
      {rows.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no state of their own
        <Line key={index} row={row} index={index} category={category} />
      ))}
    </tbody>
  );
}

function WindowOfRows({ rows, category, widths, box }: BodyProps): ReactNode {
  // the rule warns users of the React Compiler, which this project does not use
  // oxlint-disable-next-line react/incompatible-library
  const view = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box,
    // `index` is less than `count`
    estimateSize: (index) => likelyRowHeight(rows[index]!, widths),
    overscan: 8,
  });
  const lines = view.getVirtualItems();
  const above = lines[0]?.start ?? 0;
  const below = view.getTotalSize() - (lines.at(-1)?.end ?? 0);
  return (
    <tbody>
      <Spacer height={above} />
      {lines.map(({ index, key }) => (
        // `index` is less than `count`
        <Line key={key} ref={view.measureElement} row={rows[index]!} index={index} category={category} />
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

interface LineProps {
  row: Row;
  index: number;
  category: Category;
  ref?: Ref<HTMLTableRowElement>;
}

const Line = memo(function Line({ row: { texts, counts }, index, category, ref }: LineProps): ReactNode {
  const [first = '', ...others] = texts;
  return (
    <tr ref={ref} data-index={index} aria-rowindex={index + 2}>
      <th scope="row" dir="auto" className={isCode(first) ? 'code' : first.length > LONG_NAME ? 'long' : undefined}>
        {first}
      </th>
      {others.map((text, column) => (
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
