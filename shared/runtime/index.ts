export { defineWidget, type WidgetDefinition } from './define-widget.tsx';
export { useWidget } from './widget-context.ts';
