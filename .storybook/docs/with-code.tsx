import { createElement, Fragment } from 'react';

/** A sentence of the reference; what it has in backticks is code. */
export function WithCode({ children }: { children: string }) {
  const parts = children.split('`').map((part, at) => (at % 2 ? createElement('code', null, part) : part));
  // children that are written out need no keys
  return createElement(Fragment, null, ...parts);
}
