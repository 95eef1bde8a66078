export { defineWidget, type WidgetDefinition } from './define-widget.tsx';
export { useWidget } from './widget-context.ts';
export { type ServerSwitch, useServerSwitch } from './use-server-switch.ts';
