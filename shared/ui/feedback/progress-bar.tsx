// chunk: ui
import { type ComponentProps, useState } from 'react';
import { useStyles } from '../styles.ts';
import css from './progress-bar.css?inline';

interface ProgressBarProps {
  label: string;
  /** 0–100; other values are clamped. */
  percent: number;
  /** For a run such as an upload: a late lower value is ignored. Give a new run a new `key`. Not for what may really become less. */
  onlyForward?: boolean;
}

/** A labelled progress bar with its percentage as text. */
export function ProgressBar({ label, percent, onlyForward = false }: ProgressBarProps) {
  useStyles(css, 'ui');
  const now = Math.min(100, Math.max(0, Math.round(percent) || 0));
  const [highest, setHighest] = useState(now);
  if (now > highest) setHighest(now);
  const shown = onlyForward ? Math.max(now, highest) : now;
  const words = `${shown}%`;
  return (
    <div className="ui-progress">
      <div className="ui-progress-head" aria-hidden="true">
        <span>{label}</span>
        <span className="ui-progress-percent">{words}</span>
      </div>
      <ProgressTrack
        percent={shown}
        part="progress"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={shown}
        aria-valuetext={words}
      />
    </div>
  );
}

interface ProgressTrackProps extends ComponentProps<'div'> {
  /** 0–100. */
  percent: number;
  /** 8 px high instead of 12. */
  thin?: boolean;
}

/** The bar alone, where the words are elsewhere. It has no role of its own. */
export function ProgressTrack({ percent, thin = false, ...rest }: ProgressTrackProps) {
  useStyles(css, 'ui');
  return (
    <div {...rest} className="ui-progress-track" data-thin={thin || undefined}>
      <div className="ui-progress-bar" style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
