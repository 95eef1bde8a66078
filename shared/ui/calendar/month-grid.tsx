import {
  createContext,
  createElement,
  Fragment,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { type CustomComponents, DayPicker, type DayPickerProps } from 'react-day-picker';
import { type Day, type Month, addDays, dateWords, dayName, monthOf, monthWords, weekdayOf } from '../../lib/index.ts';
import css from './month-grid.css?inline';
import { type Locale, useText, useUi } from '../base/index.ts';
import { uiText, useStyles } from '../common/index.ts';
import { VisuallyHidden } from '../content/index.ts';

export interface MonthGridProps {
  /** The visible month, or the first of several. */
  month: Month;
  /** How many months are shown below each other, default 1. With more than 1, weeks in which no day can be chosen are left out. */
  months?: number;
  /** Called when keys or buttons lead to another month; without it the month cannot be changed. */
  onMonthChange?: (month: Month) => void;
  /** Today in Kuala Lumpur (D20). */
  today: Day;
  /** The first day that can be chosen. */
  first: Day;
  /** The last day that can be chosen; no limit if absent. */
  last?: Day;
  selected: Day | undefined;
  onSelect: (day: Day) => void;
  /** Content of a day's cell below its number, hidden from screen readers. Below 37.5em a cell has space for a number alone. */
  renderDay: (day: Day) => ReactNode;
  /** The same content in words, such as "3 courses"; empty when there is none. */
  describe: (day: Day) => string;
  size?: 's' | 'm';
}

interface Shown extends MonthGridProps {
  locale: Locale;
  unavailable: string;
}

/** The day as a UTC Date for react-day-picker, so that the visitor's time zone does not matter. */
const dateOf = (day: Day): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): Day => new Date(Number(date)).toISOString().slice(0, 10);
const isAvailable = (day: Day, { first, last }: MonthGridProps): boolean => day >= first && (!last || day <= last);

/** Whether any day of the day's week, Monday to Sunday, can be chosen. */
function isWeekOpen(day: Day, { first, last }: MonthGridProps): boolean {
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
  return addDays(monday, 6) >= first && (!last || monday <= last);
}

const ShownContext = createContext<Shown | null>(null);

// the components below are rendered only inside MonthGrid, which provides the context
const useShown = (): Shown => useContext(ShownContext)!;

/** In place of null, which react-day-picker's types do not allow. */
const nothing = createElement(Fragment);

/** Constant, because new components would remount the cells and lose the focus. */
const components: Partial<CustomComponents> = {
  DayButton({ day, modifiers, className, ...button }) {
    const shown = useShown();
    const { isoDate } = day;
    const ref = useRef<HTMLButtonElement>(null);
    useLayoutEffect(() => {
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
        // not `disabled`: arrow keys must reach the day, and screen readers announce it
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
    const shown = useShown();
    const hasDays =
      (shown.months ?? 1) === 1 || week.days.some(({ isoDate, outside }) => !outside && isWeekOpen(isoDate, shown));
    if (!hasDays) return nothing;
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari takes the role from a row that is displayed as a grid
    return <tr {...row} role="row" />;
  },
  MonthCaption({ calendarMonth }) {
    const { months = 1, locale } = useShown();
    return months === 1 ? (
      nothing
    ) : (
      <h2 className="ui-month-name">{monthWords(monthOf(dayOf(calendarMonth.date)), locale)}</h2>
    );
  },
};

const classNames: DayPickerProps['classNames'] = {
  root: 'ui-month-grid',
  month: 'ui-one-month',
  month_grid: 'ui-days',
  weekdays: 'ui-week',
  weekday: 'ui-weekday',
  week: 'ui-week',
  day: 'ui-day-cell',
  day_button: 'ui-day',
  selected: 'ui-selected',
  today: 'ui-today',
  hidden: 'ui-no-day',
};

const ignore = (): void => {};

/**
 * A grid of days by the ARIA grid pattern: one tab stop; arrows, Home and End, Page Up and Page Down move. Weeks start on Monday (D20).
 */
export function MonthGrid(props: MonthGridProps): ReactNode {
  useStyles(css, 'ui');
  const { locale } = useUi();
  const { unavailable } = useText(uiText);
  const { month, months = 1, onMonthChange, today, last, selected } = props;
  const texts = useMemo((): Pick<DayPickerProps, 'labels' | 'formatters'> => {
    return {
      labels: {
        labelGrid: (date) => monthWords(monthOf(dayOf(date)), locale),
        labelWeekday: (date) => dayName(dayOf(date), locale),
      },
      formatters: { formatWeekdayName: (date) => dayName(dayOf(date), locale, 'short') },
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
