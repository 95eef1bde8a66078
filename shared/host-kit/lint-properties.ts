/** The part of lint.ts about the properties of one widget: in attributes, in JSON and in the arguments of a helper. */
import { isSteering, STEERING } from '../lib/page/steering.ts';
import { RESERVED_ATTRIBUTES, STEERING_ATTRIBUTES, type SteeringAttribute } from '../lib/page/steering-attributes.ts';
import { didYouMean } from '../lib/text/did-you-mean.ts';
import { jsonMistake } from '../lib/text/json-mistake.ts';
import { bareName } from '../lib/page/bare-name.ts';
import type { PropertyReference, WidgetReference } from '../reference/reference.ts';
import { mistakeIn } from './check-value.ts';
import { decoded, OTHER_NAME, type WrittenAttribute } from './elements.ts';
import { flagMessage } from './lint-flags.ts';
import type { Report } from './lint-problem.ts';
import { ANY, isList, isMap, LiteralReader, UNKNOWN, type Written, type WrittenValue } from './literals.ts';
import { isSlip } from '../lib/text/slip.ts';
import type { TemplateText } from './template-text.ts';

/** The properties that a template gives to one widget. */
export interface Given {
  readonly name: string;
  readonly widget: WidgetReference;
  readonly at: number;
  readonly properties: Map<string, WrittenValue>;
  /** Attributes without `data-`, which are no properties. */
  readonly plain: WrittenAttribute[];
  /** Whether there may be further properties, in an expression. */
  isOpen: boolean;
  /** Whether a child of the element may be for this slot. */
  mayHaveSlotted: (slot: string) => boolean;
}

export const given = (name: string, widget: WidgetReference, at: number): Given => ({
  name,
  widget,
  at,
  properties: new Map(),
  plain: [],
  isOpen: false,
  mayHaveSlotted: () => true,
});

/** Attributes that are never properties. */
const NO_PROPERTIES = [...RESERVED_ATTRIBUTES, OTHER_NAME];

export function checkAttributes(
  to: Given,
  attributes: readonly WrittenAttribute[],
  template: TemplateText,
  report: Report,
): void {
  for (const attribute of attributes) {
    const { name, at } = attribute;
    if (name.startsWith(ANY)) to.isOpen = true;
    const steering = STEERING_ATTRIBUTES.find((each) => each === name);
    if (steering && STEERING[steering].length > 0) checkSteering(attribute, steering, report);
    if (!name.startsWith('data-')) to.plain.push(attribute);
    if (!name.startsWith('data-') || NO_PROPERTIES.includes(name)) continue;
    const [property, known] =
      Object.entries(to.widget.properties).find(([, each]) => bareName(each.attribute) === bareName(name)) ?? [];
    if (property === undefined || !known) {
      const steers = STEERING_ATTRIBUTES.find((each) => isSlip(name, each));
      if (steers === 'data-props') to.isOpen = true;
      // the same comparison as in the widget
      const near = didYouMean(name.slice('data-'.length).replaceAll('-', '_'), Object.keys(to.widget.properties));
      const meant = steers ?? (near && to.widget.properties[near]?.attribute);
      if (meant) report(at, 'unknown-property', `"${to.name}" has no property for ${name}. Did you mean ${meant}?`);
      continue;
    }
    to.properties.set(property, attribute.value.includes(ANY) ? UNKNOWN : decoded(attribute.value));
    checkAttribute(attribute, property, known, template, report);
  }
}

function checkSteering({ at, value }: WrittenAttribute, attribute: SteeringAttribute, report: Report): void {
  if (!value.includes(ANY) && !isSteering(attribute, decoded(value)))
    report(at, 'wrong-value', unknownValue(attribute, value));
}

/** The sentence about a value that an attribute of ours does not have. */
export function unknownValue(attribute: SteeringAttribute, value: string): string {
  const values = [...STEERING[attribute], ...(attribute === 'data-load' ? ['media(…)'] : [])];
  const list = `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
  return `${attribute}="${value.slice(0, 40)}" is unknown. Write ${list}.`;
}

function checkAttribute(
  { name, at, value, valueAt }: WrittenAttribute,
  property: string,
  known: PropertyReference,
  { file, text }: TemplateText,
  report: Report,
): void {
  const meaning = decoded(value);
  const isJson = /^\s*[[{]/.test(meaning) && !mayBe(known, 'string');
  if (isJson && (value.includes(ANY) || jsonMistake(meaning) === undefined)) {
    const mistake = mistakeIn(known.schema, new LiteralReader(meaning).value(), property);
    if (mistake) report(at, mistake.rule, mistake.message);
  } else if (value.includes(ANY)) {
    const message = flagMessage(file, property, known, name, text.slice(valueAt, valueAt + value.length));
    if (message) report(at, 'unsafe-flag', message);
  } else if (!(meaning === '' && !known.required && known.schema.title !== 'DecidedFlag')) {
    const read = /^(True|False)$/.test(meaning) ? meaning.toLowerCase() : meaning;
    if (mistakeIn(known.schema, { at, value: read }, property))
      report(at, 'wrong-value', `${name}="${value.slice(0, 40)}" is not of type ${known.type}.`);
  }
}

/** Checks properties that are written by their own names, in JSON or in a map of the template language. */
export function checkProps(to: Given, { at, value }: Written, report: Report): void {
  const { properties } = to.widget;
  if (value === null || (isList(value) && value.items.length === 0 && !value.isOpen)) return;
  if (!isMap(value)) {
    to.isOpen = true;
    if (isList(value) && !value.isOpen)
      report(
        at,
        'json',
        `the properties of "${to.name}" are a list. Write them by their names, such as {"title": "…"}.`,
      );
    return;
  }
  to.isOpen ||= value.isOpen;
  for (const [name, { at: keyAt, given: each }] of value.entries) {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!known) {
      const near = didYouMean(name, Object.keys(properties));
      report(
        keyAt,
        'unknown-property',
        `"${to.name}" has no property "${name}".${near ? ` Did you mean "${near}"?` : ''}`,
      );
      continue;
    }
    // null counts as absent
    if (each.value === null) continue;
    to.properties.set(name, each.value);
    const mistake = mistakeIn(known.schema, each, name);
    if (mistake) report(mistake.at, mistake.rule, mistake.message);
  }
}

const mayBe = ({ schema }: PropertyReference, type: string): boolean =>
  mistakeIn(schema, { at: 0, value: type }, '') === undefined;
