/** The languages a widget can speak (D22). */
export type Locale = 'ms' | 'en';
