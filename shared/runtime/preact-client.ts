import { Component, type ComponentChildren, createElement, options, type VNode } from 'preact';
import { createRoot as createPlainRoot } from 'preact/compat/client';

// Preact runs effects after the next frame, React those of a click or a first render at once. The widgets rely on it: `dw:ready`
// needs its listeners, and a second key the new focus.
options.requestAnimationFrame = queueMicrotask;

/** Shown as the widget has it after the person's choice. Not fields of text, whose caret would jump, nor radio buttons, of which the browser changes two at once. */
const shownBy = (type: string, { type: kind }: Record<string, unknown>): string =>
  type === 'select' ? 'value' : kind === 'checkbox' ? 'checked' : '';

const { vnode: prepare } = options; // of preact/compat
/** Renders elements, those of packages too, in two things as React does. */
options.vnode = (vnode: VNode<Record<string, unknown>>) => {
  prepare?.(vnode);
  const { type, props } = vnode;
  if (typeof type !== 'string') return;
  // an only text is `textContent`: Preact would keep a text node, and write into it after a page translator has replaced it
  if (typeof props.children === 'string' || typeof props.children === 'number') {
    props.textContent = props.children;
    delete props.children;
  }
  // where a choice was refused, nothing is rendered that would correct the field
  const shown = shownBy(type, props);
  const { onChange } = props;
  if (props[shown] === undefined || typeof onChange !== 'function') return;
  props.onChange = (event: Event & { currentTarget: object }) => {
    const field = event.currentTarget; // null once the event is over
    onChange(event);
    Reflect.set(field, shown, props[shown]);
  };
};

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
