import { useStyles } from '../common/index.ts';
import css from './skeleton.css?inline';

export interface SkeletonProps {
  /** CSS lengths or px. Use the size of the content, so that nothing moves when it appears. */
  width?: number | string;
  height?: number | string;
}

/** A grey placeholder for content that is loading, hidden from screen readers: announce "loading" in a live region beside it. */
export function Skeleton({ width = '100%', height = 20 }: SkeletonProps) {
  useStyles(css, 'ui');
  return <span className="ui-skeleton" aria-hidden="true" style={{ inlineSize: width, blockSize: height }} />;
}
