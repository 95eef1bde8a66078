// chunk: ui
import { useStyles } from './styles.ts';
import css from './skeleton.css?inline';

export interface SkeletonProps {
  /** css lengths or px; give it the size of what will come, so that nothing jumps */
  width?: number | string;
  height?: number | string;
  round?: boolean;
}

/** A grey stand-in while something loads. Screen readers do not meet it: say "loading" in a live region beside it. */
export function Skeleton({ width = '100%', height = 20, round = false }: SkeletonProps) {
  useStyles(css);
  return (
    <span
      className="ui-skeleton"
      aria-hidden="true"
      style={{ inlineSize: width, blockSize: height, borderRadius: round ? '50%' : undefined }}
    />
  );
}
