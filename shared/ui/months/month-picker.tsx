import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { type CountedMonth, countedMonth, currentMonth, isShortcut, monthInWords, yearOf } from '../../lib/index.ts';
import { clockNow } from '../../page/index.ts';
import { Button, textInputCss as inputCss } from '../controls/index.ts';
import { Status } from '../feedback/index.ts';
import { Icon } from '../content/index.ts';
import css from './month-picker.css?inline';
import { uiText, useStyles } from '../common/index.ts';
import { useText } from '../base/index.ts';
import { type PanelSize, useDismiss, useAnchoredPopover } from '../popover/index.ts';

export interface MonthPickerProps {
  label: string;
  /** The chosen month. */
  value: CountedMonth | undefined;
  onChoose: (month: CountedMonth) => void;
  /** The first and last month that can be chosen; a limit in the middle of a month includes that month (part 5). */
  min?: CountedMonth | undefined;
  max?: CountedMonth | undefined;
  /** The names of the twelve months. */
  names: readonly string[];
  /** Format of the chosen month, as for `monthInWords`. */
  format?: string;
  /** `m` is 44 px high (member screens), `s` 32 px (admin). */
  size?: 'm' | 's';
  /** The id of an error message about the choice. */
  errorId?: string | undefined;
}

/** Size of the open grid with short names, in px. */
const PANEL: PanelSize = { width: 288, height: 272 };

/**
 * A button that shows the chosen month and opens a grid of months, one year at a time.
 */
export function MonthPicker(props: MonthPickerProps) {
  const { label, value, onChoose, names, format, size = 'm', errorId } = props;
  useStyles(css, 'ui');
  useStyles(inputCss, 'ui');
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
      // `useDismiss` listens on the window, which gets no event when the focus moves inside the widget
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !box.current?.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault(); // also keeps a surrounding dialog open
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

/** The open grid. Arrow keys move by month, also across years; Page Up and Page Down move by year. */
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
  const [at, setAt] = useState(() => within(value ?? currentMonth(clockNow())));
  const year = yearOf(at);
  const panel = useRef<HTMLDivElement>(null);
  const moveFocus = useRef(true);
  // show it first, because a hidden element cannot be focused
  useAnchoredPopover(panel, anchor, PANEL);

  useLayoutEffect(() => {
    if (moveFocus.current) panel.current?.querySelector<HTMLElement>('[tabindex="0"][role=gridcell]')?.focus();
    moveFocus.current = false;
  });

  const go = (month: CountedMonth) => setAt(within(month));
  const press = (event: KeyboardEvent) => {
    const to = isShortcut(event) ? undefined : stepFor(event.key, at);
    if (to === undefined) return;
    event.preventDefault();
    moveFocus.current = within(to) !== at; // a flag that no rendering uses up would take the focus from a year button later
    go(to);
  };
  const yearButton = (to: number, name: string, icon: 'left' | 'right') => (
    <Button
      size="s"
      variant="quiet"
      aria-label={`${name}, ${to}`}
      aria-disabled={countedMonth(to, 12) < min || countedMonth(to, 1) > max}
      onClick={() => go(at + (to - year) * 12)}
    >
      <Icon name={icon} size={18} />
    </Button>
  );
  return (
    <div ref={panel} role="dialog" aria-label={label} className="ui-popover ui-month-panel">
      <div className="ui-month-year">
        {yearButton(year - 1, words.earlierYear, 'left')}
        <Status as="span">{year}</Status>
        {yearButton(year + 1, words.laterYear, 'right')}
      </div>
      <div role="grid" aria-label={String(year)} tabIndex={-1} className="ui-month-grid" onKeyDown={press}>
        {[0, 3, 6, 9].map((first) => (
          <div role="row" key={first} className="ui-month-row">
            {names.slice(first, first + 3).map((name, column) => {
              const month = countedMonth(year, first + column + 1);
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
                  aria-current={month === currentMonth(clockNow()) ? 'date' : undefined}
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

/** The month that a key moves to in a grid of three columns (ARIA Authoring Practices, grid pattern); `undefined` for other keys. */
function stepFor(key: string, at: CountedMonth): CountedMonth | undefined {
  const column = at % 3;
  switch (key) {
    case 'ArrowLeft':
      return at - 1;
    case 'ArrowRight':
      return at + 1;
    case 'ArrowUp':
      return at - 3;
    case 'ArrowDown':
      return at + 3;
    case 'Home':
      return at - column;
    case 'End':
      return at + 2 - column;
    case 'PageUp':
      return at - 12;
    case 'PageDown':
      return at + 12;
    default:
      return undefined;
  }
}
