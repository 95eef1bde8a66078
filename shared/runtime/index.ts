// chunk: core
/** What every widget uses. The rest of the runtime is imported file by file, so that a page carries only what its widgets need. */
export { defineWidget } from './define-widget.tsx';
export { useServerSwitch } from './use-server-switch.ts';
export { useWidget } from './widget-context.ts';
