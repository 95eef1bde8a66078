import { localeOf } from './text.ts';

/** A property's name for comparing: `recognition_id`, `recognitionId` and `recognition-id` are one. */
export const bareName = (name: string): string => name.replace(/[-_]/g, '').toLowerCase();

/** Attributes that any element may have for a purpose of the page's own (HTML, "global attributes"), so that none of them was meant as a property. */
export const GLOBAL_ATTRIBUTES =
  /^(?:accesskey|autocapitalize|autocorrect|autofocus|class|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|itemid|itemprop|itemref|itemscope|itemtype|lang|nonce|part|popover|role|slot|spellcheck|style|tabindex|title|translate)$/;

/** The attribute a property is written as: `recognition_id` ⇒ `data-recognition-id`, `uploadUrl` ⇒ `data-upload-url`. */
export const propertyAttribute = (property: string): string =>
  `data-${property.replaceAll('_', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

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

/**
 * The values of the attributes that steer a widget, where they are few. The loader and the data for editors read this list; it is
 * apart from the names, so that a page needs only those.
 */
export const STEERING_VALUES: Readonly<Record<SteeringAttribute, readonly string[]>> = {
  'data-load': ['eager', 'idle', 'visible', 'interaction'],
  'data-theme': ['light', 'dark', 'auto'],
  'data-locale': ['ms', 'en'],
  'data-props': [],
  'data-copy': [],
  'data-dw-ignore': [],
};

/** Whether a widget understands this value of the attribute; an empty one counts as absent. */
export const isSteering = (attribute: SteeringAttribute, value: string): boolean =>
  !value ||
  STEERING_VALUES[attribute].includes(value) ||
  (attribute === 'data-locale' && localeOf(value) !== undefined);
