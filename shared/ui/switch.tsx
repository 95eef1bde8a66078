// chunk: core
import { type ComponentProps, useId } from 'react';
import { type Failure, QuietMark } from './quiet-mark.tsx';
import { useStyles } from './styles.ts';
import css from './switch.css?inline';

export interface SwitchProps extends Omit<ComponentProps<'button'>, 'role' | 'type' | 'onClick' | 'children'> {
  /** The item it belongs to, such as "Recognition of Ali"; it is the accessible name. */
  label: string;
  checked: boolean;
  /** Asked for by a click, Enter or Space; not called while busy. The shown state changes only with `checked` (W8). */
  onToggle: () => void;
  /** The visible word of each state. */
  yes: string;
  no: string;
  /** A request runs. */
  busy?: boolean;
  /** Why the last request failed: a quiet mark beside the switch with the text `failed`, or with what the failure says itself and a button. */
  failure?: Failure | undefined;
  /** The accessible text of the mark, such as "could not be saved — try again". */
  failed?: string;
  onReload?: () => unknown;
  /** Shown while a request takes long (W7), such as "Still working…". */
  waiting?: string | undefined;
  /** `s` is 32 px high (admin tables), `m` 44 px (member screens). */
  size?: 's' | 'm';
}

/** A yes/no switch: green with a tick, grey with a cross, both with their word. */
export function Switch({
  label,
  checked,
  onToggle,
  yes,
  no,
  busy = false,
  failure,
  failed = '',
  onReload,
  waiting,
  size = 's',
  className = '',
  ...rest
}: SwitchProps) {
  useStyles(css);
  const markId = useId();
  return (
    <span className="ui-switch-box">
      <button
        aria-describedby={markId}
        {...rest}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-label={label}
        aria-busy={busy}
        part="switch"
        className={`ui-switch ui-${size} ${className}`}
        onClick={() => busy || onToggle()}
      >
        <svg className="ui-knob" viewBox="0 0 20 20" aria-hidden="true">
          <path d={checked ? 'm5.5 10.5 3 3 6-7' : 'm6.5 6.5 7 7m0-7-7 7'} />
        </svg>
        {/* the other word, drawn invisibly by css, keeps the width */}
        <span data-other={checked ? no : yes}>{checked ? yes : no}</span>
      </button>
      <QuietMark id={markId} text={failure ? failed : ''} failure={failure} waiting={waiting} onReload={onReload} />
    </span>
  );
}
