import { Component, type ReactNode, useInsertionEffect } from 'react';
import tokens from '../ui/tokens.css?inline';
import { useStyles } from '../ui/styles.ts';
import reset from './reset.css?inline';

/** Keeps a crash inside its widget: nothing is rendered any more, and the caller shows the host's own children again. */
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

/** Brings the shared style sheets and reports the moment before the first paint. */
export function WidgetFrame({ onCommit, children }: { onCommit: () => void; children: ReactNode }): ReactNode {
  useStyles(reset); // before the tokens, whose font and colours it would take away again
  useStyles(tokens);
  useInsertionEffect(onCommit, [onCommit]);
  return children;
}
