// chunk: ui
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../content/icon.tsx';
import { useStyles } from '../styles.ts';
import css from './empty-state.css?inline';

export interface EmptyStateProps {
  icon?: IconName;
  /** Why the list is empty. */
  title: string;
  /** What the person can do. */
  hint?: string;
  /** A button for that, if there is one. */
  action?: ReactNode;
}

/** Shown in place of an empty list. */
export function EmptyState({ icon = 'info', title, hint, action }: EmptyStateProps) {
  useStyles(css, 'ui');
  return (
    <div className="ui-empty">
      <Icon name={icon} size={28} />
      <p className="ui-empty-title">{title}</p>
      {hint && <p className="ui-empty-hint">{hint}</p>}
      {action}
    </div>
  );
}
