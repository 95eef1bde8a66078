import { Icon, type IconName } from '../content/index.ts';
import { useStyles } from '../common/index.ts';
import css from './empty-state.css?inline';

export interface EmptyStateProps {
  /** In the place of a whole list or widget: large, with this icon. Without one it is a quiet line where a text would be. */
  icon?: IconName;
  /** Why nothing is there. */
  title: string;
  /** What the person can do. */
  hint?: string;
}

/** Shown in place of what is not there. */
export function EmptyState({ icon, title, hint }: EmptyStateProps) {
  useStyles(css, 'ui');
  return (
    <div className={icon ? 'ui-empty ui-l' : 'ui-empty'}>
      {icon && <Icon name={icon} size={28} />}
      <p>{title}</p>
      {hint && <p>{hint}</p>}
    </div>
  );
}
