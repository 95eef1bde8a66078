/** The formats of shared/lib/url/address-shapes.ts, by the functions that decide in the widgets. */
import * as v from 'valibot';
import { imageAddress } from '../contract/answers.ts';
import { isAllowedRoute } from '../lib/url/allowed-route.ts';

/** The origin of a page, of which only the template's host knows the name. */
const PAGE = 'https://page.invalid/';

const FORMATS: Record<string, (text: string) => boolean> = {
  address: (text) => isAllowedRoute(text, undefined, PAGE),
  'image-address': (text) => text === '' || v.is(imageAddress, text),
};

/** Whether a text has a format of JSON Schema. Those that are not ours say nothing. */
export const hasFormat = (format: string, text: string): boolean => FORMATS[format]?.(text) ?? true;
