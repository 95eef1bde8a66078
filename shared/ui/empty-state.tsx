// chunk: ui
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { useStyles } from './styles.ts';
import css from './empty-state.css?inline';

export interface EmptyStateProps {
  icon?: IconName;
  /** Why there is nothing. */
  title: string;
  /** What to do then. */
  hint?: string;
  /** A button, when there is something to press. */
  action?: ReactNode;
}

/** What stands where a list would be. */
export function EmptyState({ icon = 'info', title, hint, action }: EmptyStateProps) {
  useStyles(css);
  return (
    <div className="ui-empty">
      <Icon name={icon} size={28} />
      <p className="ui-empty-title">{title}</p>
      {hint && <p className="ui-empty-hint">{hint}</p>}
      {action}
    </div>
  );
}
