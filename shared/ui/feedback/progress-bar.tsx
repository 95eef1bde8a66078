import type { ComponentProps } from 'react';
import { useStyles } from '../common/index.ts';
import css from './progress-bar.css?inline';

interface ProgressBarProps {
  label: string;
  /** 0–100; other values are clamped. */
  percent: number;
}

/** A labelled progress bar with its percentage as text. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  useStyles(css, 'ui');
  const shown = Math.min(100, Math.max(0, Math.round(percent) || 0));
  const words = `${shown}%`;
  return (
    <div>
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
