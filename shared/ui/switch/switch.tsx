import { useId } from 'react';
import { type Failure, useBareStyles } from '../base/index.ts';
import { StatusMark } from './status-mark.tsx';
import css from './switch.css?inline';

export interface SwitchProps {
  /** The item that the switch belongs to, such as "Recognition of Ali"; the accessible name. */
  label: string;
  checked: boolean;
  /** Called on a click, Enter or Space, but not while busy, nor for what press-guard.ts takes for the same press. The visible state follows `checked` only (W8). */
  onToggle: () => void;
  /** Visible texts of the two states. */
  yes: string;
  no: string;
  /** True while a request runs. */
  busy?: boolean;
  /** The error of the last request: shows a quiet mark beside the switch, with the text `failed`, or with the failure's own text and button. */
  failure?: Failure | undefined;
  /** The accessible text of that mark, such as "could not be saved — try again". */
  failed?: string;
  /** Shown while a request takes long (W7), such as "Still working…". */
  waiting?: string | undefined;
  /** `s` is as high as small controls (admin tables), `m` as the others (member screens): `--_control-s` and `--_control` of tokens.css. */
  size?: 's' | 'm';
}

/** A yes/no switch: green with a tick, or a grey outline, both with their text. */
export function Switch({
  label,
  checked,
  onToggle,
  yes,
  no,
  busy = false,
  failure,
  failed = '',
  waiting,
  size = 's',
}: SwitchProps) {
  useBareStyles(css, 'ui');
  const markId = useId();
  return (
    <span className="ui-switch-box">
      <button
        aria-describedby={markId}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-label={label}
        aria-busy={busy}
        part="switch"
        className={`ui-switch ui-${size}`}
        data-once=""
        data-failed={failure && ''}
        onClick={({ currentTarget }) => {
          if (busy) return;
          currentTarget.dataset.pressed = ''; // from now on the knob slides
          onToggle();
        }}
      >
        <svg className="ui-knob" viewBox="0 0 20 20" aria-hidden="true">
          <path d={checked ? 'm5.5 10.5 3 3 6-7' : ''} />
        </svg>
        {/* css renders the other text invisibly, so that the width stays the same */}
        <span data-other={checked ? no : yes}>{checked ? yes : no}</span>
      </button>
      <StatusMark id={markId} text={failure ? failed : ''} failure={failure} waiting={waiting} size={size} />
    </span>
  );
}
