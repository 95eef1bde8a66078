// chunk: core
/** The part of the runtime that every widget uses. Import other parts from their files, so that a page loads only what its widgets need. */
export { defineWidget } from './define-widget.tsx';
export { useWidget } from './widget-context.ts';
