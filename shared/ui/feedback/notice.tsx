import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../content/index.ts';
import { useStyles } from '../common/index.ts';
import css from './notice.css?inline';

type Tone = 'info' | 'success' | 'warning' | 'error';

const icons: Record<Tone, IconName> = { info: 'info', success: 'check', warning: 'alert', error: 'alert' };

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: Tone;
  title?: ReactNode;
  /** Buttons below the text. */
  actions?: ReactNode;
}

/** A framed message; colour and icon show its tone. Give it `role="alert"` or `"status"` if it appears by itself. */
export function Notice({ tone = 'info', title, actions, className = '', children, ...rest }: NoticeProps) {
  useStyles(css, 'ui');
  return (
    <div {...rest} className={`ui-notice ui-${tone} ${className}`}>
      <Icon name={icons[tone]} />
      <div className="ui-notice-body">
        {title && <p className="ui-notice-title">{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className="ui-notice-actions">{actions}</div>}
      </div>
    </div>
  );
}
