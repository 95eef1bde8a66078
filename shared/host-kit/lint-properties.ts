/** The part of lint.ts about the properties of one widget: in attributes, in JSON and in the arguments of a helper. */
import { isSteering, STEERING } from '../lib/page/steering.ts';
import { RESERVED_ATTRIBUTES, STEERING_ATTRIBUTES, type SteeringAttribute } from '../lib/page/steering-attributes.ts';
import { didYouMean } from '../lib/text/did-you-mean.ts';
import { jsonMistake } from '../lib/text/json-mistake.ts';
import { bareName } from '../lib/page/bare-name.ts';
import type { PropertyReference } from '../reference/reference.ts';
import { mistakeIn } from './check-value.ts';
import { decoded, type WrittenAttribute } from './elements.ts';
import { checkFlag } from './lint-flags.ts';
import { OTHER_NAME, type Given } from './lint-widget.ts';
import type { LintedPage } from './linted-page.ts';
import {
  ANY,
  isList,
  isMap,
  LiteralReader,
  UNKNOWN,
  withoutNames,
  type Written,
  type WrittenValue,
} from './literals.ts';
import { isSlip } from '../lib/text/slip.ts';

/** Attributes that are never properties. */
const NO_PROPERTIES = [...RESERVED_ATTRIBUTES, OTHER_NAME];

/** Checks properties that are attributes, and our other attributes. */
export function checkAttributes(page: LintedPage, given: Given, attributes: readonly WrittenAttribute[]): void {
  for (const attribute of attributes) {
    const { name, at } = attribute;
    if (name.startsWith(ANY)) given.isOpen = true;
    const steering = STEERING_ATTRIBUTES.find((each) => each === name);
    if (steering && STEERING[steering].length > 0) checkSteering(page, attribute, steering);
    if (!name.startsWith('data-')) given.plain.push(attribute);
    if (!name.startsWith('data-') || NO_PROPERTIES.includes(name)) continue;
    const [property, known] =
      Object.entries(given.widget.properties).find(([, each]) => bareName(each.attribute) === bareName(name)) ?? [];
    if (property === undefined || !known) {
      const steers = STEERING_ATTRIBUTES.find((each) => isSlip(name, each));
      if (steers === 'data-props') given.isOpen = true;
      // the same comparison as in the widget
      const near = didYouMean(name.slice('data-'.length).replaceAll('-', '_'), Object.keys(given.widget.properties));
      const meant = steers ?? (near && given.widget.properties[near]?.attribute);
      if (meant)
        page.report(at, 'unknown-property', `"${given.name}" has no property for ${name}. Did you mean ${meant}?`);
      continue;
    }
    given.properties.set(property, attribute.value.includes(ANY) ? UNKNOWN : decoded(attribute.value));
    checkAttribute(page, attribute, property, known);
  }
}

function checkSteering({ report }: LintedPage, { at, value }: WrittenAttribute, attribute: SteeringAttribute): void {
  if (!value.includes(ANY) && !isSteering(attribute, decoded(value)))
    report(at, 'wrong-value', unknownValue(attribute, value));
}

/** The sentence about a value that an attribute of ours does not have. */
export function unknownValue(attribute: SteeringAttribute, value: string): string {
  const values = STEERING[attribute];
  const list = `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
  return `${attribute}="${value.slice(0, 40)}" is unknown. Write ${list}.`;
}

function checkAttribute(
  page: LintedPage,
  attribute: WrittenAttribute,
  property: string,
  known: PropertyReference,
): void {
  const { name, at, value } = attribute;
  const meaning = decoded(value);
  const isJson = /^\s*[[{]/.test(meaning) && !mayBe(known, 'string');
  if (isJson && (value.includes(ANY) || jsonMistake(meaning) === undefined)) {
    const mistake = mistakeIn(known.schema, new LiteralReader(meaning).value(), property);
    if (mistake) page.report(at, mistake.rule, mistake.message);
  } else if (value.includes(ANY)) checkFlag(page, attribute, property, known);
  else if (!isNoValue(meaning, known)) {
    const read = /^(True|False)$/.test(meaning) ? meaning.toLowerCase() : meaning;
    if (mistakeIn(known.schema, { at, value: read }, property))
      page.report(at, 'wrong-value', `${name}="${value.slice(0, 40)}" is not of type ${known.type}.`);
  }
}

/** Checks properties that are written by their own names, in JSON or in a map of the template language. */
export function checkProps({ report }: LintedPage, given: Given, { at, value }: Written): void {
  const { properties } = given.widget;
  if (value === null || (isList(value) && value.items.length === 0 && !value.isOpen)) return;
  if (!isMap(value)) {
    given.isOpen = true;
    const wrong = withoutNames(value);
    if (wrong)
      report(
        at,
        'json',
        `the properties of "${given.name}" are ${wrong}. Write them by their names, such as {"title": "…"}.`,
      );
    return;
  }
  given.isOpen ||= value.isOpen;
  for (const [name, { at: keyAt, given: each }] of value.entries) {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!known) {
      const near = didYouMean(name, Object.keys(properties));
      report(
        keyAt,
        'unknown-property',
        `"${given.name}" has no property "${name}".${near ? ` Did you mean "${near}"?` : ''}`,
      );
      continue;
    }
    // null counts as absent
    if (each.value === null) continue;
    given.properties.set(name, each.value);
    const mistake = !isNoValue(each.value, known) && mistakeIn(known.schema, each, name);
    if (mistake) report(mistake.at, mistake.rule, mistake.message);
  }
}

/** Whether an empty text is as good as no value (D27). */
const isNoValue = (value: WrittenValue, { required, schema }: PropertyReference): boolean =>
  value === '' && !required && schema.title !== 'DecidedFlag';

const mayBe = ({ schema }: PropertyReference, type: string): boolean =>
  mistakeIn(schema, { at: 0, value: type }, '') === undefined;
