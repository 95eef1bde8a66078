/** Sentences about wrong properties and elements, for template authors. They are in a chunk of their own, which a page without mistakes never loads. */
import type * as v from 'valibot';
import { PageError, attributesOf, closest, logWarning } from '../../page/index.ts';
import {
  type SteeringAttribute,
  didYouMean,
  firstTen,
  isSlip,
  jsonMistake,
  propertyAttribute,
} from '../../lib/index.ts';
import { PRINTED_FOR_MISSING } from '../../lib/schema/index.ts';
import type { PropertySchema, RawProperties } from '../properties/index.ts';

/** The attributes that steer a widget itself; the list of all is in a chunk that this one cannot need. */
const STEERING_A_WIDGET: readonly SteeringAttribute[] = ['data-load', 'data-theme', 'data-locale', 'data-props'];

/** One sentence for each unknown name, of at most ten, with a suggestion. */
export function unknownNames(name: string, schema: PropertySchema, strangers: RawProperties['strangers']): string[] {
  const known = Object.keys(schema.entries);
  return firstTen(
    strangers.flatMap(([written, source]) => {
      const isAttribute = written === source;
      const property = isAttribute ? written.slice('data-'.length).replaceAll('-', '_') : written;
      const steering = isAttribute && STEERING_A_WIDGET.find((each) => isSlip(written, each));
      if (steering) return `${written.slice(0, 64)} is not read. Did you mean ${steering}?`;
      const near = didYouMean(property, known);
      if (isAttribute && !near) return []; // it belongs to the page
      return `"${name}" has no property "${property.slice(0, 64)}" (from ${source.slice(0, 64)}).${near ? ` Did you mean "${near}"?` : ''}`;
    }),
  );
}

/** The sentences about each element so far: they are the same at every change of the page. */
const logged = new WeakMap<HTMLElement, Set<string>>();

/** Logs {@link unknownNames}, each sentence once for an element. */
export function logUnknownNames(element: HTMLElement, ...names: Parameters<typeof unknownNames>): void {
  const before = logged.get(element) ?? new Set();
  logged.set(element, before);
  for (const sentence of unknownNames(...names)) {
    if (!before.has(sentence)) logWarning(new PageError('properties', sentence), element);
    before.add(sentence);
  }
}

/** The error for a source that is not JSON of an object. */
export const notJson = ({ text, source }: NonNullable<RawProperties['unreadable']>): PageError =>
  new PageError(
    'properties',
    `${source} is not JSON of properties: ${jsonMistake(text) ?? `expected an object such as {"title": "…"}, not ${text.slice(0, 80)}`}. Write it with the host's JSON encoder.`,
    { at: source },
  );

/** A sentence with the element, each wrong property, its source, the received value and the expected one. */
export const wrongProperties = (
  element: HTMLElement,
  sources: RawProperties['sources'],
  issues: ReadonlyArray<v.BaseIssue<unknown>>,
): PageError =>
  new PageError(
    'properties',
    `${openingTag(element)} has wrong properties: ${firstTen(issues.map((issue) => sentence(issue, sources))).join(' ')}`,
    // only its own name: what is inside may be a map with people's names
    { at: [...new Set(issues.map(propertyOf))].join(' ') },
  );

const pathOf = ({ path }: v.BaseIssue<unknown>): string => path?.map(({ key }) => key).join('.') ?? '';

const propertyOf = (issue: v.BaseIssue<unknown>): string => pathOf(issue).replace(/\..*/s, '');

function sentence(issue: v.BaseIssue<unknown>, sources: RawProperties['sources']): string {
  const path = pathOf(issue);
  const source = sources[propertyOf(issue)];
  if (!path) return expectation(issue);
  if (source)
    return `"${path}" (from ${source}) came as ${shown(issue.input)}; ${expectation(issue)}.${hintFor(issue.input)}`;
  return `"${path}" is missing; ${expectation(issue)}. Write it as ${propertyAttribute(path)}, or in the JSON.`;
}

/** Valibot's own messages include the received value; ours only name the expected one. */
const expectation = ({ message, expected }: v.BaseIssue<unknown>): string =>
  /^Invalid|^Expected/.test(message)
    ? `expected ${expected === 'Array' ? 'a list' : (expected ?? 'another value').replace('!0', 'one that is not empty').replaceAll(' | ', ' or ')}`
    : message;

const hintFor = (value: unknown): string =>
  typeof value === 'string' && value !== '' && PRINTED_FOR_MISSING.test(value)
    ? ' A template writes that for a missing value; leave the property out where there is none.'
    : '';

const shown = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 80);

/** The element's opening tag as the template author wrote it. */
function openingTag(element: HTMLElement): string {
  const attributes = attributesOf(element)
    .filter(({ name }) => name !== 'data-widget-state')
    .slice(0, 30)
    .map(({ name, value }) => ` ${name.slice(0, 40)}="${value.slice(0, 40)}"`);
  return `<${element.localName}${attributes.join('')}>`;
}

/** Elements that may have a shadow root, see https://dom.spec.whatwg.org/#valid-shadow-host-name */
const HOLDERS =
  'div, span, p, section, article, main, header, footer, nav, aside, blockquote, h1 to h6, or an element of your own such as <my-place>';

/** The error for an element that cannot have a shadow root; it names an element to use in its place. */
export const cannotHold = (element: HTMLElement, cause?: unknown): PageError =>
  new PageError(
    'element',
    `<${element.localName}> cannot hold a widget. Put data-widget on one that can (${HOLDERS})${closest(element, 'table') ? ', inside the <td>' : ''}.`,
    { cause },
  );
