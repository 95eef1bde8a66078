import { Component, type ReactNode, useInsertionEffect } from 'react';
import tokens from '../ui/tokens.css?inline';
import { useStyles } from '../ui/styles.ts';
import reset from './reset.css?inline';

/** Error boundary of one widget. After a crash it renders nothing, and the caller shows the host's own children again. */
export class CrashBoundary extends Component<
  { onCrash: (error: unknown) => void; children: ReactNode },
  { crashed: boolean }
> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}

/** Adds the shared style sheets, and calls `onCommit` before the first paint. */
export function WidgetFrame({ onCommit, children }: { onCommit: () => void; children: ReactNode }): ReactNode {
  useStyles(reset, null);
  useStyles(tokens, 'tokens');
  useInsertionEffect(onCommit, [onCommit]);
  return children;
}
