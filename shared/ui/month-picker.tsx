// chunk: months
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { monthInWords } from '../lib/month-names.ts';
import { currentMonth, type CountedMonth, monthOf, yearOf } from '../lib/counted-month.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import css from './month-picker.css?inline';
import { stepFor } from './month-steps.ts';
import { useStyles } from './styles.ts';
import { useText } from './text.ts';
import { uiText } from './ui.text.ts';
import { useDismiss } from './use-dismiss.ts';
import { type PanelSize, usePlaceBeside } from './use-place-beside.ts';

export interface MonthPickerProps {
  label: string;
  /** The chosen month. */
  value: CountedMonth | undefined;
  onChoose: (month: CountedMonth) => void;
  /** The first and last month that can be chosen; a limit in the middle of a month keeps that month (part 5). */
  min?: CountedMonth | undefined;
  max?: CountedMonth | undefined;
  /** The twelve names. */
  names: readonly string[];
  /** How the chosen month is shown; part 9's default is `%n, %Y`. */
  format?: string;
  /** `m` is 44 px high (member screens), `s` 32 px (admin). */
  size?: 'm' | 's';
  /** The id of a message that says what is wrong with it. */
  errorId?: string | undefined;
}

/** px, of the open grid with short names */
const PANEL: PanelSize = { width: 288, height: 272 };

/** A button that shows the chosen month and opens a grid of months, one year at a time. */
export function MonthPicker(props: MonthPickerProps) {
  const { label, value, onChoose, names, format = '%n, %Y', size = 'm', errorId } = props;
  useStyles(css);
  const words = useText(uiText);
  const id = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useDismiss(box, open, () => setOpen(false));
  return (
    <div
      ref={box}
      className={`ui-month ui-month-${size}`}
      part="month-picker"
      // the page hears nothing of a focus that stays inside of the widget
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !box.current?.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault(); // also keeps a dialog around it open
        close();
      }}
    >
      <span id={`${id}-label`} className="ui-month-label">
        {label}
      </span>
      <button
        ref={button}
        type="button"
        id={`${id}-button`}
        className="ui-month-button"
        aria-labelledby={`${id}-label ${id}-button`}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-describedby={errorId}
        data-invalid={errorId ? '' : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name="calendar" size={18} />
        <span className="ui-month-words" dir="auto">
          {value === undefined ? words.chooseMonth : monthInWords(value, names, format)}
        </span>
        <Icon name="down" size={16} />
      </button>
      {open && (
        <MonthPanel
          {...props}
          anchor={button}
          onChoose={(month) => {
            close();
            onChoose(month);
          }}
        />
      )}
    </div>
  );
}

/** The open grid; the arrow keys go from month to month and over the year's end, Page Up and Page Down by years. */
function MonthPanel({
  label,
  value,
  onChoose,
  min = -Infinity,
  max = Infinity,
  names,
  anchor,
}: MonthPickerProps & { anchor: RefObject<HTMLElement | null> }) {
  const words = useText(uiText);
  const within = (month: CountedMonth) => Math.min(max, Math.max(min, month));
  const [at, setAt] = useState(() => within(value ?? currentMonth()));
  const year = yearOf(at);
  const panel = useRef<HTMLDivElement>(null);
  const moveFocus = useRef(true);
  // before the focus: what is not shown takes none
  usePlaceBeside(panel, anchor, true, PANEL);

  useLayoutEffect(() => {
    if (moveFocus.current) panel.current?.querySelector<HTMLElement>('[tabindex="0"][role=gridcell]')?.focus();
    moveFocus.current = false;
  });

  const go = (month: CountedMonth) => setAt(within(month));
  const press = (event: KeyboardEvent) => {
    const to = stepFor(event.key, at);
    if (to === undefined) return;
    event.preventDefault();
    moveFocus.current = true;
    go(to);
  };
  const yearButton = (to: number, name: string, icon: 'left' | 'right') => (
    <Button
      size="s"
      variant="quiet"
      aria-label={`${name}, ${to}`}
      aria-disabled={monthOf(to, 12) < min || monthOf(to, 1) > max}
      onClick={() => go(at + (to - year) * 12)}
    >
      <Icon name={icon} size={18} />
    </Button>
  );
  return (
    <div ref={panel} role="dialog" aria-label={label} className="ui-month-panel">
      <div className="ui-month-year">
        {yearButton(year - 1, words.earlierYear, 'left')}
        <span aria-live="polite">{year}</span>
        {yearButton(year + 1, words.laterYear, 'right')}
      </div>
      <div role="grid" aria-label={String(year)} tabIndex={-1} className="ui-month-grid" onKeyDown={press}>
        {[0, 3, 6, 9].map((first) => (
          <div role="row" key={first} className="ui-month-row">
            {names.slice(first, first + 3).map((name, column) => {
              const month = monthOf(year, first + column + 1);
              const disabled = month < min || month > max;
              return (
                <button
                  type="button"
                  role="gridcell"
                  key={month}
                  className="ui-month-cell"
                  tabIndex={month === at ? 0 : -1}
                  aria-selected={month === value}
                  aria-disabled={disabled}
                  aria-current={month === currentMonth() ? 'date' : undefined}
                  onClick={() => disabled || onChoose(month)}
                >
                  <span dir="auto">{name}</span>
                </button>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
