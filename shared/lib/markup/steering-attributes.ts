/** The attributes that steer a widget and are not properties. */
export const STEERING_ATTRIBUTES = [
  'data-load',
  'data-theme',
  'data-locale',
  'data-props',
  'data-copy',
  'data-dw-ignore',
] as const;

export type SteeringAttribute = (typeof STEERING_ATTRIBUTES)[number];

/** The attributes that no property may be written as: those that steer, name the widget or show its state. */
export const RESERVED_ATTRIBUTES: readonly string[] = ['data-widget', 'data-widget-state', ...STEERING_ATTRIBUTES];
