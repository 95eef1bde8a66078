/** Schemas of answers that are a single text or an address, or that nobody reads (decisions W2, W10 and W12). */
import * as v from 'valibot';
import { isHtml } from '../lib/index.ts';
import { oneOf } from '../lib/schema/index.ts';
import { wireShape } from '../lib/wire-shape/index.ts';
import { safeImage } from './safe-image.ts';
import { safeLink } from '../page/index.ts';

type Bare = string | number | null;

/** Whether a JSON value has nothing in it: Laravel's `response()->json(null)` sends `{}`, PHP's empty array is `[]`. */
export const isNothing = (value: unknown): boolean =>
  typeof value === 'object' && (value === null || Object.keys(value).length === 0);

/**
 * A text that comes bare, or in the first of these fields that is present. `null` and an empty body are the empty text. It may
 * start with `<`: a page of HTML is refused before (`Endpoint.mayBePage`).
 * @param fields names of the fields that may hold the text
 */
// @__NO_SIDE_EFFECTS__
export function oneField<const Field extends string>(...fields: [Field, ...Field[]]) {
  const expectation = `expected a text or an object with "${fields.join('" or "')}"`;
  const take = (value: unknown) => {
    if (isNothing(value)) return '';
    if (typeof value !== 'object' || value === null) return value;
    const field = fields.find((candidate) => Object.hasOwn(value, candidate));
    // an object: the schema before has checked it
    return field === undefined ? value : ((value as Record<string, unknown>)[field] ?? '');
  };
  const schema = v.pipe(
    v.custom<Bare | { [Name in Field]?: Bare }>(() => true),
    v.transform((value) => take(value)),
    v.union([v.string(), v.number()], expectation),
    v.transform(String),
  );
  wireShape(schema, { fields });
  return schema;
}

/** The answer without its `null` fields: they count as absent (W11), so that another field of `oneField` can be used. */
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

/** The issue of an answer in which the server says no: nothing was done (D29). */
export const SAID_NO = 'expected an answer that says what was done, not a refusal';

const NO: readonly unknown[] = [false, 0, '0', 'false'];

/**
 * Whether the server says no in an answer with success: by the word `error`, or with `success` false (D29).
 * @param codes messages that say more, and are never such a no
 */
export function saysNo(answer: unknown, codes: readonly string[] = []): boolean {
  // anything may be in it
  const { message = answer, success } = Object(answer) as Record<string, unknown>;
  const word = typeof message === 'string' ? message.trim() : '';
  if (codes.includes(word)) return false;
  return /^(error|fail(ed)?)$/i.test(word) || NO.includes(success);
}

const code = oneField('message', 'url');

/**
 * One of these codes of the specification, or a path or URL to go to, never another word (D29). `javascript:` and the like are refused (W10).
 */
// @__NO_SIDE_EFFECTS__
export function codeOrAddress(...codes: string[]) {
  const isCode = (given: string): boolean => codes.includes(given.trim());
  const schema = v.pipe(
    withoutAbsent,
    v.check((answer) => !saysNo(answer, codes), SAID_NO),
    code,
    // before the spaces go, so that a mistake is shown as it came
    v.check(
      // with a quotation mark it was encoded twice, or is in a call of JavaScript
      (given) =>
        isCode(given) ||
        (!isHtml(given) && /^\s*[^\s"]*[/?][^\s"]*\s*$/.test(given) && isAccepted(safeLink)(given.trim())),
      `expected ${codes.map((each) => `"${each}"`).join(', ')}, a path such as "/pay/8813", or an address with http: or https:`,
    ),
    v.trim(),
  );
  wireShape(schema, {
    fieldsOf: code,
    of: v.union([oneOf(codes), v.pipe(v.string(), v.regex(/^\s*[^\s<"][^\s"]*\s*$/), v.regex(/[/?]/))]),
    skipsNull: true,
  });
  return schema;
}

/** An address for `src`; not made absolute yet. */
export const imageAddress = v.pipe(
  v.string('expected the address of an image'),
  v.trim(),
  v.nonEmpty('expected the address of an image, not a blank text'),
  v.check(
    (address) => !isHtml(address) && isAccepted(safeImage)(address),
    'expected the address of an image with http:, https:, data:image/ or blob:, or a path on this site',
  ),
);

const image = oneField('image', 'src', 'url', 'path', 'message', 'proof', 'attachment');

/** An answer that is an image source: bare, as a JSON string, or in an object. Not made absolute yet. */
export const imageSource = v.pipe(withoutAbsent, image, imageAddress);

wireShape(imageSource, {
  fieldsOf: image,
  of: v.union([v.pipe(v.string(), v.trim(), v.nonEmpty()), v.number()]),
  skipsNull: true,
});

/** An answer that nobody reads. */
export const nothingRead = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

/** An answer of which no field is used: JSON or an empty body, but not a page of HTML. */
export const anyButHtml = v.pipe(
  v.unknown(),
  v.check((body) => !(typeof body === 'string' && isHtml(body)), 'expected JSON, not a page of HTML'),
  v.transform(() => undefined),
);

/** A text field that contains JSON. The content is validated, but the value stays a text. */
// @__NO_SIDE_EFFECTS__
export function jsonTextOf<Content extends v.GenericSchema<any, any>>(content: Content, expectation: string) {
  const contentOfText = fromJsonText(content);
  const schema = v.pipe(
    v.string(expectation),
    v.check((value) => v.is(contentOfText, value), expectation),
  );
  wireShape(schema, { jsonTextOf: content });
  return schema;
}

/** Parses a text that contains JSON, and validates the content. */
// @__NO_SIDE_EFFECTS__
export function fromJsonText<Content extends v.GenericSchema<any, any>>(content: Content) {
  return v.pipe(
    v.string(),
    v.rawTransform<string, unknown>(({ dataset, addIssue, NEVER }) => {
      try {
        return JSON.parse(dataset.value);
      } catch {
        addIssue({ message: 'expected JSON' });
        return NEVER;
      }
    }),
    content,
  );
}
