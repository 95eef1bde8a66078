import { createContext, createElement, Fragment, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { type CustomComponents, DayPicker, type DayPickerProps } from 'react-day-picker';
import { dateWords, monthWords, weekNames } from '../lib/day-words.ts';
import { addDays, type Day, weekdayOf } from '../lib/day.ts';
import { type Month, monthOf } from '../lib/month.ts';
import css from './month-grid.css?inline';
import { useStyles } from './styles.ts';
import { useText } from './text.ts';
import { uiText } from './ui.text.ts';
import { type Locale, useUi } from './ui-context.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface MonthGridProps {
  /** The month shown, or the first of several. */
  month: Month;
  /** How many months are shown below each other, default 1. Weeks without a day to choose are left out when it is more. */
  months?: number;
  /** Keys and buttons lead to another month; without it the months stay. */
  onMonthChange?: (month: Month) => void;
  /** Kuala Lumpur's (D20). */
  today: Day;
  /** The first day that can be chosen. */
  first: Day;
  /** The last day that can be chosen; without it there is no end. */
  last?: Day;
  selected: Day | undefined;
  /** `undefined` when the agenda's open day is closed. */
  onSelect: (day: Day | undefined) => void;
  /** What stands in a day's cell below its number; for the eye only. */
  renderDay: (day: Day) => ReactNode;
  /** The same in words, such as "3 courses"; empty when there is nothing. */
  describe: (day: Day) => string;
  size?: 's' | 'm';
}

interface Shown extends MonthGridProps {
  locale: Locale;
  unavailable: string;
}

/** A day as react-day-picker counts it, which is told to live in UTC: no clock zone of the visitor can move it. */
const dateOf = (day: Day): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): Day => new Date(Number(date)).toISOString().slice(0, 10);
const isAvailable = (day: Day, { first, last }: MonthGridProps): boolean => day >= first && (!last || day <= last);

/** Whether any day of its week, Monday first, can be chosen. */
function isWeekOpen(day: Day, { first, last }: MonthGridProps): boolean {
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
  return addDays(monday, 6) >= first && (!last || monday <= last);
}

const ShownContext = createContext<Shown | null>(null);

/** react-day-picker's types allow no null. */
const nothing = createElement(Fragment);

/** These stay the same objects for ever: new ones would throw the cells, and the focus in them, away. */
const components: Partial<CustomComponents> = {
  DayButton({ day, modifiers, className, ...button }) {
    const shown = useContext(ShownContext)!;
    const { isoDate } = day;
    const ref = useRef<HTMLButtonElement>(null);
    useEffect(() => {
      if (modifiers.focused) ref.current?.focus();
    }, [modifiers.focused]);
    const canChoose = isAvailable(isoDate, shown);
    const words = [dateWords(isoDate, shown.locale), canChoose ? shown.describe(isoDate) : shown.unavailable];
    return (
      <button
        {...button}
        type="button"
        ref={ref}
        className={className}
        // not `disabled`: keys pass over the day, and a screen reader can tell what it is
        aria-disabled={!canChoose || undefined}
        aria-current={modifiers.today ? 'date' : undefined}
        aria-label={undefined}
        onClick={(event) => {
          button.onClick?.(event);
          if (canChoose) shown.onSelect(isoDate);
        }}
      >
        <span className="ui-day-number" aria-hidden="true">
          {Number(isoDate.slice(8))}
        </span>
        <span className="ui-day-content" aria-hidden="true">
          {shown.renderDay(isoDate)}
        </span>
        <VisuallyHidden>{words.filter(Boolean).join(', ')}</VisuallyHidden>
      </button>
    );
  },
  Week({ week, ...row }) {
    const shown = useContext(ShownContext)!;
    const hasDays =
      (shown.months ?? 1) === 1 || week.days.some(({ isoDate, outside }) => !outside && isWeekOpen(isoDate, shown));
    return hasDays ? <tr {...row} /> : nothing;
  },
  MonthCaption({ calendarMonth }) {
    const { months = 1, locale } = useContext(ShownContext)!;
    return months === 1 ? (
      nothing
    ) : (
      <h2 className="ui-month-name">{monthWords(monthOf(dayOf(calendarMonth.date)), locale)}</h2>
    );
  },
};

const classNames: DayPickerProps['classNames'] = {
  root: 'ui-month-grid',
  month_grid: 'ui-days',
  weekday: 'ui-weekday',
  day: 'ui-day-cell',
  day_button: 'ui-day',
  selected: 'ui-selected',
  today: 'ui-today',
  hidden: 'ui-no-day',
};

const ignore = (): void => {};

/** A grid of days by the ARIA grid pattern: one tab stop, arrows, Home and End, Page Up and Page Down. Monday comes first (D20). */
export function MonthGrid(props: MonthGridProps): ReactNode {
  useStyles(css);
  const { locale } = useUi();
  const { unavailable } = useText(uiText);
  const { month, months = 1, onMonthChange, today, last, selected } = props;
  const texts = useMemo((): Pick<DayPickerProps, 'labels' | 'formatters'> => {
    const [full, short] = [weekNames(locale), weekNames(locale, 'short')];
    const nameIn = (names: string[]) => (date: Date) => names[(weekdayOf(dayOf(date)) + 6) % 7] ?? '';
    return {
      labels: { labelGrid: (date) => monthWords(monthOf(dayOf(date)), locale), labelWeekday: nameIn(full) },
      formatters: { formatWeekdayName: nameIn(short) },
    };
  }, [locale]);
  return (
    <ShownContext value={{ ...props, locale, unavailable }}>
      <DayPicker
        {...texts}
        components={components}
        classNames={classNames}
        className={`ui-${props.size ?? 'm'}`}
        lang={locale}
        timeZone="UTC"
        weekStartsOn={1}
        hideNavigation
        month={dateOf(`${month}-01`)}
        numberOfMonths={months}
        disableNavigation={!onMonthChange}
        onMonthChange={(date) => onMonthChange?.(monthOf(dayOf(date)))}
        {...(!onMonthChange && { startMonth: dateOf(`${month}-01`), ...(last && { endMonth: dateOf(last) }) })}
        {...(months > 1 && { hidden: (date: Date) => !isWeekOpen(dayOf(date), props) })}
        today={dateOf(today)}
        modifiers={selected ? { selected: dateOf(selected) } : {}}
        onDayClick={ignore}
      />
    </ShownContext>
  );
}
