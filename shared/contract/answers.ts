// chunk: wire
/** Answers that are one text, an address, or nothing anyone reads (decisions W2, W10 and W12). */
import * as v from 'valibot';
import { isHtml, isLogInPage } from '../lib/html-page.ts';
import { safeImage, safeLink } from '../lib/safe-url.ts';
import { wireShape } from './wire-shape.ts';

type Bare = string | number | null;

/**
 * A text that comes bare, as a JSON string, or as an object with one of the named fields (the first that is there is taken).
 * `null` and an empty body become the empty text. What people wrote may well begin with `<`; a bare page of HTML never gets here (see `Endpoint.mayBePage`).
 * @param fields the names an object may carry the text under
 */
// @__NO_SIDE_EFFECTS__
export function oneField<const Field extends string>(...fields: [Field, ...Field[]]) {
  const expectation = `expected a text or an object with "${fields.join('" or "')}"`;
  const take = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return value ?? '';
    const field = fields.find((candidate) => candidate in value);
    return field === undefined ? value : ((value as Record<string, unknown>)[field] ?? '');
  };
  const schema = v.pipe(
    v.custom<Bare | { [Name in Field]?: Bare }>(() => true),
    v.transform((value) => take(value)),
    v.union([v.string(), v.number()], expectation),
    v.transform(String),
  );
  WIRE: wireShape(schema, { fields });
  return schema;
}

/** An answer without the fields that are `null`: absent (W11), so that the field that is there is taken. */
const withoutAbsent = v.pipe(
  v.custom<Bare | object>(() => true),
  v.transform((answer): unknown =>
    typeof answer === 'object' && answer !== null && !Array.isArray(answer)
      ? Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== null))
      : answer,
  ),
);

const isAccepted = (accept: (address: string, base: string) => string) => (address: string) => {
  try {
    return accept(address, 'https://page.invalid/') !== '';
  } catch {
    return false;
  }
};

/** A code word the specification names, or a path or URL to go to; `javascript:` and the like are refused. */
export const codeOrAddress = v.pipe(
  withoutAbsent,
  oneField('message', 'url'),
  v.trim(),
  v.nonEmpty('expected a message, a path or a URL, not an empty text'),
  v.check(
    (address) => !isHtml(address) && !/\s/.test(address) && isAccepted(safeLink)(address),
    'expected a message, a path or an address with http: or https:',
  ),
);

/** An address for `src`; it is not yet made absolute. */
export const imageAddress = v.pipe(
  v.string('expected the address of an image'),
  v.trim(),
  v.nonEmpty('expected the address of an image, not an empty text'),
  v.check(
    (address) => !isHtml(address) && isAccepted(safeImage)(address),
    'expected the address of an image with http:, https:, data:image/ or blob:, or a path on this site',
  ),
);

/** An answer that is an image source: bare, a JSON string, or an object. It is not yet made absolute. */
export const imageSource = v.pipe(
  withoutAbsent,
  oneField('image', 'src', 'url', 'path', 'message', 'proof', 'attachment'),
  imageAddress,
);

/** An answer nobody reads, whatever it is. */
export const nothingRead = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

/** An answer whose content does not matter, but a log-in page is not taken for success. */
export const anyButLogIn = v.pipe(
  v.unknown(),
  v.check((body) => !(typeof body === 'string' && isLogInPage(body)), 'expected any answer but a log-in page'),
  v.transform(() => undefined),
);

/** An answer that should be JSON but of which no field is used; an empty body will do, a page of HTML will not. */
export const anyButHtml = v.pipe(
  v.unknown(),
  v.check((body) => !(typeof body === 'string' && isHtml(body)), 'expected JSON, not a page of HTML'),
  v.transform(() => undefined),
);

/** A text field that holds JSON, checked against the schema of what it holds but left a text. */
// @__NO_SIDE_EFFECTS__
export function jsonTextOf<Content extends v.GenericSchema<any, any>>(content: Content, expectation: string) {
  const contentOfText = fromJsonText(content);
  const schema = v.pipe(
    v.string(expectation),
    v.check((value) => v.is(contentOfText, value), expectation),
  );
  WIRE: wireShape(schema, { jsonTextOf: content });
  return schema;
}

/** Reads a text field that holds JSON. */
// @__NO_SIDE_EFFECTS__
export function fromJsonText<Content extends v.GenericSchema<any, any>>(content: Content) {
  return v.pipe(v.string(), v.parseJson(), content);
}
