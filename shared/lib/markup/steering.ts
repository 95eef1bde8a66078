import { localeOf } from '../text/locale.ts';
import type { SteeringAttribute } from './steering-attributes.ts';

/**
 * The values of the attributes that steer a widget, where they are few. The loader and the data for editors read this list; it is
 * apart from the names, so that a page needs only those.
 */
export const STEERING: Readonly<Record<SteeringAttribute, readonly string[]>> = {
  'data-load': ['eager', 'idle', 'visible', 'interaction'],
  'data-theme': ['light', 'dark', 'auto'],
  'data-locale': ['ms', 'en'],
  'data-props': [],
  'data-copy': [],
  'data-dw-ignore': [],
};

/** Whether a widget understands this value of the attribute; an empty one counts as absent. */
export const isSteering = (attribute: SteeringAttribute, value: string): boolean =>
  !value || STEERING[attribute].includes(value) || (attribute === 'data-locale' && localeOf(value) !== undefined);
