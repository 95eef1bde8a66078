import { Icon, type IconName } from '../content/index.ts';
import { useStyles } from '../common/index.ts';
import css from './empty-state.css?inline';

export interface EmptyStateProps {
  icon?: IconName;
  /** Why the list is empty. */
  title: string;
  /** What the person can do. */
  hint?: string;
}

/** Shown in place of an empty list. */
export function EmptyState({ icon = 'info', title, hint }: EmptyStateProps) {
  useStyles(css, 'ui');
  return (
    <div className="ui-empty">
      <Icon name={icon} size={28} />
      <p className="ui-empty-title">{title}</p>
      {hint && <p className="ui-empty-hint">{hint}</p>}
    </div>
  );
}
