export { type DefinedWidget, defineWidget } from './define-widget.tsx';
export { FORM_SLOT } from './form-slot.ts';
export { type Action, type RunOptions, forgetRuns, useAction } from './use-action.ts';
export { type EnteredField, useField } from './use-field.ts';
export { useItemName } from './use-item-name.ts';
export { type WidgetContextValue, useWidget } from './widget-context.ts';
