// chunk: core
import { Component, type ComponentChildren, createElement, options } from 'preact';
import { createRoot as createPlainRoot } from 'preact/compat/client';

// Preact runs effects after the next frame. React runs those of a click, a key or a first render at once, and the widgets rely on it: a listener is
// there when `dw:ready` is dispatched, and two keys within a frame find the focus where it belongs
options.requestAnimationFrame = queueMicrotask;

interface RootProps {
  onUncaughtError: (error: unknown) => void;
  children?: ComponentChildren;
}

/** Renders nothing once something in it has thrown. */
class Root extends Component<RootProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static override getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onUncaughtError(error);
  }

  override render(): ComponentChildren {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Replaces `createRoot` of `react-dom/client` in the Preact flavour. As in React, an error empties the root and is reported to `onUncaughtError`, without one to the page. */
export function createRoot(
  container: Element,
  { onUncaughtError = reportError }: Partial<Pick<RootProps, 'onUncaughtError'>> = {},
) {
  const root = createPlainRoot(container);
  return {
    render: (children: ComponentChildren) => root.render(createElement(Root, { onUncaughtError }, children)),
    unmount: () => root.unmount(),
  };
}
