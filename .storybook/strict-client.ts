import { createElement, StrictMode } from 'react';
import { createRoot as createPlainRoot, type Root, type RootOptions } from 'react-dom/client';

/** What a widget gets in place of React's own `createRoot`: everything in the root is under StrictMode. */
export function createRoot(container: Element, options?: RootOptions): Root {
  const root = createPlainRoot(container, options);
  return {
    render: (children) => root.render(createElement(StrictMode, null, children)),
    unmount: () => root.unmount(),
  };
}
