import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { EmptyState, LiveRegion } from '../../../shared/ui/feedback/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import { countIn, FIRST_LEAST, PEEK, searchedColumns, wholeBeside } from '../report-table.model.ts';
import { type Category, type Counts, TEXT_COLUMNS } from '../report-table.props.ts';
import { texts } from '../report-table.text.ts';
import { Body } from './body.tsx';
import { Head } from './head.tsx';
import { shownNumber } from '../../../shared/lib/index.ts';
import { useBoxSides } from './use-box-sides.ts';
import type { Report } from './use-report.ts';

/** Indices of the text columns after the first, which are empty in the rows of totals. */
const OTHER_TEXTS = Array.from({ length: TEXT_COLUMNS - 1 }, (_, index) => index);

interface GridProps {
  /** Whether the texts of a row are one cell. */
  isNarrow: boolean;
  name: string;
  header: readonly string[];
  report: Report;
  category: Category;
  totals: ReadonlyArray<readonly [name: string, counts: readonly Counts[]]>;
  /** Whether there are no rows, whatever the search. */
  isEmpty: boolean;
  /** Widths of the columns, in px. */
  widths: readonly number[];
}

/** Which part of its box the first column takes at most, to leave space for the others. */
const FIRST_MOST = 0.45;

/** A width for the usual fonts, in px, that grows with the digits of a wider one, and with the space between letters (`--letter`, of useBoxSides). */
function widthOf(px: number): string {
  const letters = (px / 9.2).toFixed(1);
  return `(max(${px}px, ${letters}ch) + ${letters} * var(--letter, 0px))`;
}

/** The table. It scrolls inside its frame; header, first column and totals stay visible. */
export function Grid({ isNarrow, name, header, report, category, totals, isEmpty, widths: all }: GridProps): ReactNode {
  const words = useText(texts);
  // state, not a ref, because the rows inside need the element and render before it exists
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useBoxSides(box, frame);
  const { rows, sorted, query } = report;
  // start at the top after a change of order or search, but not when the page passes newer counts
  useEffect(() => {
    box?.scrollTo({ top: 0 });
  }, [box, query, sorted?.column, sorted?.descending]);
  const widths = useMemo(() => (isNarrow ? all.toSpliced(1, TEXT_COLUMNS - 1) : all), [isNarrow, all]);
  const [first = 0, ...others] = widths;
  // `--box` is set by useBoxSides
  const [firstWidth, shownWidths] = useMemo(() => {
    const px = box?.clientWidth ?? innerWidth;
    const whole = wholeBeside(px, widths.slice(1));
    return isNarrow
      ? [
          `max(${FIRST_LEAST} * var(--box, 100vw), var(--box, 100vw) - ${PEEK}px - ${widthOf(whole)})`,
          widths.with(0, px - PEEK - whole),
        ]
      : [`min(${widthOf(first)}, ${FIRST_MOST} * var(--box, 100vw))`, widths.with(0, Math.min(first, px * FIRST_MOST))];
  }, [box, first, isNarrow, widths]);
  const rest = others.reduce((sum, width) => sum + width, 0);
  // a sorted column has a title
  const announcement = sorted ? words[sorted.descending ? 'descending' : 'ascending'](header[sorted.column]!) : '';
  return (
    <>
      <LiveRegion text={announcement} />
      <div className="frame" ref={frame}>
        <div
          ref={setBox}
          className="box"
          // elements scrolled into view stop beside the sticky first column
          style={{ scrollPaddingLeft: firstWidth }}
          role="region"
          aria-label={name}
          // a region that scrolls must be reachable by keyboard
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          part="table"
        >
          <table
            className={isNarrow ? 'narrow' : undefined}
            style={{ inlineSize: `calc(${firstWidth} + ${widthOf(rest)})` }}
            aria-rowcount={1 + rows.length + totals.length}
          >
            <caption dir="auto">{name}</caption>
            <colgroup>
              {widths.map((width, column) => (
                <col
                  // oxlint-disable-next-line react/no-array-index-key -- columns never move
                  key={column}
                  style={{ inlineSize: column === 0 ? firstWidth : `calc(${widthOf(width)})` }}
                />
              ))}
            </colgroup>
            <Head isNarrow={isNarrow} header={header} report={report} category={category} />
            <Body isNarrow={isNarrow} rows={rows} category={category} widths={shownWidths} box={box} />
            <tfoot>
              {totals.map(([title, counts], index) => (
                <tr key={title} aria-rowindex={2 + rows.length + index}>
                  <th scope="row">{title}</th>
                  {(isNarrow ? [] : OTHER_TEXTS).map((column) => (
                    <td key={column} />
                  ))}
                  {counts.map((cell, column) => (
                    // oxlint-disable-next-line react/no-array-index-key -- columns never move
                    <td key={column} className="number">
                      {shownNumber(countIn(cell, category))}
                    </td>
                  ))}
                </tr>
              ))}
            </tfoot>
          </table>
          {rows.length === 0 && (
            <div className="empty">
              <EmptyState
                icon="search"
                title={isEmpty ? words.none : words.noMatch}
                hint={isEmpty ? words.noneHint : words.noMatchHint(searchedColumns(header))}
              />
            </div>
          )}
        </div>
      </div>
    </>
  );
}
