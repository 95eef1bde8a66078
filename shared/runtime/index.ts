export { defineWidget, type WidgetDefinition } from './define-widget.tsx';
export { useWidget } from './widget-context.ts';
export { type ServerSwitch, useServerSwitch } from './use-server-switch.ts';
export { type HiddenInput, HiddenInputs, useFieldsetDisabled } from './hidden-inputs.tsx';
export { usePageRestored } from './use-page-restored.ts';
export { ServerState } from './server-state.tsx';
export { readPageAgain } from './read-page-again.ts';
export { useFormCheck } from './use-form-check.ts';
