import { createElement, StrictMode, useEffect, useRef } from 'react';
import { createRoot as createPlainRoot, type Root, type RootOptions } from 'react-dom/client';

/** What a widget gets in place of React's own `createRoot`: everything in the root is under StrictMode. */
export function createRoot(container: Element, options?: RootOptions): Root {
  const root = createPlainRoot(container, options);
  return {
    render: (children) => root.render(createElement(StrictMode, null, createElement(Probe), children)),
    unmount: () => root.unmount(),
  };
}

/** Marks the page when React has run an effect twice, which it does in its development version only: the tests of the states look for it. */
function Probe(): null {
  const runs = useRef(0);
  useEffect(() => {
    runs.current += 1;
    if (runs.current === 2) document.documentElement.dataset.strictMode = '';
  }, []);
  return null;
}
