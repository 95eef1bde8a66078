// chunk: ui
import { type ComponentProps, useState } from 'react';
import { useStyles } from '../styles.ts';
import css from './progress-bar.css?inline';

/**
 * A labelled progress bar with its percentage as text. It never moves back: a late lower value is ignored. Give a new run a new `key`.
 * @param props.percent 0–100; other values are clamped
 */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  useStyles(css, 'ui');
  const now = Math.min(100, Math.max(0, Math.round(percent) || 0));
  const [highest, setHighest] = useState(now);
  if (now > highest) setHighest(now);
  const shown = Math.max(now, highest);
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
