import type { ReactNode } from 'react';
import { Icon } from '../content/index.ts';
import { useStyles } from '../common/index.ts';
import css from './chip.css?inline';

interface ChipProps {
  /** The chosen value. */
  text: string;
  /** The accessible name: says that pressing removes the value. */
  label: string;
  /** @param chip the button about to be removed, so that the caller can move the focus */
  onRemove: (chip: HTMLElement) => void;
}

/** A chosen value; pressing it removes it. */
export function Chip({ text, label, onRemove }: ChipProps): ReactNode {
  useStyles(css, 'ui');
  return (
    <button
      type="button"
      className="ui-chip"
      aria-label={label}
      onClick={({ currentTarget }) => onRemove(currentTarget)}
    >
      <span>{text}</span>
      <Icon name="cross" size={16} />
    </button>
  );
}

/** A chosen value that cannot be removed. */
export function FixedChip({ text }: Pick<ChipProps, 'text'>): ReactNode {
  useStyles(css, 'ui');
  return <span className="ui-chip">{text}</span>;
}
