import type { ReactNode } from 'react';
import { type CountedMonth, longMonthText, monthNames, shortMonthText } from '../../shared/lib/index.ts';
import { usePageRestored, useStateOf } from '../../shared/ui/hooks/index.ts';
import { useReloadWith } from '../../shared/runtime/visit/index.ts';
import { MonthPicker, MonthRange } from '../../shared/ui/months/index.ts';
import { useText, useUi } from '../../shared/ui/base/index.ts';
import type { Properties } from './month-filter.props.ts';
import { texts } from './month-filter.text.ts';

/** Choosing a month reloads the page with `month_year` in its address; a range with `start_month_year` and `end_month_year` (D8). */
export function MonthFilter(properties: Properties): ReactNode {
  const { month_year, min, max, lang, months, format, label, range, start_month_year, end_month_year } = properties;
  const words = useText(texts);
  const { locale } = useUi();
  const reloadWith = useReloadWith();
  // shown until the page has reloaded; if the page itself passes another month, that is shown
  const [shown, setShown] = useStateOf(month_year, month_year);
  usePageRestored(() => setShown(month_year));
  const picker = { min, max, format, names: months ?? monthNames(lang || locale) };
  if (!range) {
    const choose = (month: CountedMonth): void => {
      setShown(month);
      reloadWith({ month_year: shortMonthText(month) });
    };
    return <MonthPicker {...picker} label={label || words.month} value={shown} onChoose={choose} />;
  }
  return (
    <MonthRange
      {...picker}
      start={start_month_year}
      end={end_month_year}
      least={1}
      onApply={(start, end) =>
        reloadWith({ start_month_year: longMonthText(start), end_month_year: longMonthText(end) })
      }
    />
  );
}
