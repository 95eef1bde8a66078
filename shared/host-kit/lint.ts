/** Checks templates as text and reports what the widgets in them could not use. An expression of the template language may have any value. */
import { RESERVED_ATTRIBUTES } from '../lib/page/steering-attributes.ts';
import { didYouMean } from '../lib/text/did-you-mean.ts';
import type { JsonSchema } from '../reference/json-schema.ts';
import type { PropertyReference, Reference } from '../reference/reference.ts';

export interface LintProblem {
  readonly file: string;
  /** Line and column start at 1. */
  readonly line: number;
  readonly column: number;
  readonly rule:
    | 'unknown-widget'
    | 'unknown-property'
    | 'wrong-value'
    | 'missing-property'
    | 'unsafe-flag'
    | 'element'
    | 'json'
    | 'missing-loader';
  readonly message: string;
}

/** Replaces each character of an expression, so that positions stay the same. */
const ANY = '\uE000';
const EXPRESSION = /\{!![^]*?!!\}|\{\{[^]*?\}\}|\{%[^]*?%\}|<%[^]*?%>|<\?[^]*?\?>/g;
const TAG = /<([a-z][\w.:-]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s+([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;
/** Elements that can have a shadow root; those with a hyphen can too. */
const HOLDERS = /^(article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span)$|-/;

/** Beside those that every page reserves: the other name of `data-widget` (README, "Trust"). */
const NO_PROPERTIES = [...RESERVED_ATTRIBUTES, 'data-dw-widget'];

export function lintText(file: string, text: string, reference: Reference): LintProblem[] {
  const problems: LintProblem[] = [];
  const masked = text
    .replace(/<!--[^]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(EXPRESSION, (expression) => expression.replace(/[^\n]/g, ANY));
  const at = (offset: number, rule: LintProblem['rule'], message: string): void => {
    const before = text.slice(0, offset).split('\n');
    problems.push({ file, line: before.length, column: (before.at(-1) ?? '').length + 1, rule, message });
  };
  let widgets = 0;
  for (const { 0: whole, 1: element = '', 2: attributeText = '', index } of masked.matchAll(TAG)) {
    const attributes = readAttributes(attributeText, index + 1 + element.length);
    const named =
      attributes.find(({ name }) => /^data-(dw-)?widget$/.test(name)) ??
      (element === 'x-dw' ? attributes.find(({ name }) => name === 'name') : undefined);
    if (!named || named.value.includes(ANY)) continue;
    widgets += 1;
    const widget = reference.widgets[named.value];
    if (!widget) {
      const near = didYouMean(named.value, Object.keys(reference.widgets));
      if (near) at(named.offset, 'unknown-widget', `there is no widget "${named.value}". Did you mean "${near}"?`);
      continue;
    }
    if (element === 'x-dw') continue; // its properties are in an expression
    if (!HOLDERS.test(element.toLowerCase()))
      at(
        index,
        'element',
        `<${element}> cannot hold a widget. Put data-widget on a div or span${/^t[drh]$|^tbody$/.test(element) ? ' inside the cell' : ' in its place'}.`,
      );
    const given = new Set<string>();
    let mayHaveMore = false;
    for (const { name, value, offset } of attributes) {
      if (!name.startsWith('data-') || NO_PROPERTIES.includes(name)) continue;
      const [property, known] =
        Object.entries(widget.properties).find(([, each]) => plain(each.attribute) === plain(name)) ?? [];
      if (!known) {
        // the same comparison as in the widget
        const near = didYouMean(name.slice('data-'.length).replaceAll('-', '_'), Object.keys(widget.properties));
        if (near)
          at(
            offset,
            'unknown-property',
            // `didYouMean` returns one of the given names
            `"${named.value}" has no property for ${name}. Did you mean ${widget.properties[near]!.attribute}?`,
          );
        continue;
      }
      // found together with `known`
      given.add(property!);
      const message = value.includes(ANY)
        ? flagMessage(name, known, text.slice(offset).match(/=\s*["']?([^"']*)/)?.[1] ?? '')
        : valueMessage(name, known, value);
      if (message) at(offset, value.includes(ANY) ? 'unsafe-flag' : 'wrong-value', message);
    }
    const end = masked.indexOf(`</${element}`, index + whole.length);
    const inside = masked.slice(index + whole.length, end < 0 ? undefined : end);
    const child = /^[^<]*(?:<(?!script)[^>]*>[^<]*)*<script type="application\/json">([^]*?)(?:<\/script>|$)/.exec(
      inside,
    )?.[1];
    for (const json of [attributes.find(({ name }) => name === 'data-props')?.value, child]) {
      if (json === undefined) continue;
      if (json.includes(ANY)) {
        mayHaveMore = true;
        continue;
      }
      try {
        // any JSON value: `Object.keys` accepts texts and numbers too, and throws for null, which is reported like wrong syntax
        for (const key of Object.keys(JSON.parse(json) as object)) {
          given.add(key);
          const near = key in widget.properties ? undefined : didYouMean(key, Object.keys(widget.properties));
          if (near) at(index, 'unknown-property', `"${named.value}" has no property "${key}". Did you mean "${near}"?`);
        }
      } catch (error) {
        mayHaveMore = true;
        at(
          index,
          'json',
          // `JSON.parse` and `Object.keys` throw nothing but errors
          `the JSON of "${named.value}" cannot be read: ${(error as Error).message}. Write it with a JSON encoder.`,
        );
      }
    }
    const missing = Object.entries(widget.properties).filter(([name, { required }]) => required && !given.has(name));
    if (missing.length > 0 && !mayHaveMore && !attributeText.includes(`${ANY} `))
      at(
        index,
        'missing-property',
        `"${named.value}" needs ${missing.map(([name, { attribute }]) => `"${name}" (${attribute})`).join(', ')}.`,
      );
  }
  if (widgets > 0 && /<\/head>/i.test(masked) && !/loader[\w-]*\.js|dw_?head|dw\.head/i.test(text))
    at(
      0,
      'missing-loader',
      'this page has widgets but no loader: <script type="module" src="/widgets/loader.js"></script>, or the head of the host kit.',
    );
  return problems;
}

interface Attribute {
  name: string;
  value: string;
  offset: number;
}

function readAttributes(text: string, start: number): Attribute[] {
  return [...text.matchAll(ATTRIBUTE)].map(({ 0: whole, 1: name, 2: double, 3: single, 4: bare, index }) => ({
    // the group is part of the pattern
    name: name!.toLowerCase(),
    value: double ?? single ?? bare ?? '',
    offset: start + index + whole.search(/\S/),
  }));
}

const plain = (name: string): string => name.replace(/[-_]/g, '').toLowerCase();
const isFlag = ({ schema }: PropertyReference): boolean => schema.title === 'Flag' || schema.title === 'DecidedFlag';

/** In PHP, Twig and Blade a flag that is false prints as an empty text. */
function flagMessage(name: string, property: PropertyReference, written: string): string | undefined {
  const bareVariable = /^\{[{!]+\s*(\$?[\w.>()[\]-]+)\s*[}!]+\}$/.exec(written.trim())?.[1];
  return isFlag(property) && bareVariable
    ? `${name} is empty when ${bareVariable} is false. Write ${name}="{{ ${bareVariable} ? 1 : 0 }}".`
    : undefined;
}

function valueMessage(name: string, { schema, type, required }: PropertyReference, value: string): string | undefined {
  const isEmpty = value === '' && !required && schema.title !== 'DecidedFlag';
  if (isEmpty || fits(schema, /^(True|False)$/.test(value) ? value.toLowerCase() : value)) return undefined;
  return `${name}="${value.slice(0, 40)}" is no ${type}.`;
}

/** Whether an attribute's text matches the schema. */
function fits(schema: JsonSchema, text: string): boolean {
  // JSON Schema: `anyOf` is a list of schemas
  if (Array.isArray(schema.anyOf)) return schema.anyOf.some((each) => fits(each as JsonSchema, text));
  if ('const' in schema) return schema.const === text;
  if (Array.isArray(schema.enum)) return schema.enum.some((each) => each === text);
  const types = [schema.type].flat();
  if (types.includes('array') || types.includes('object')) return isJson(text);
  if (!types.includes('string')) return schema.type === undefined;
  // JSON Schema: both keywords belong to texts
  const { minLength = 0, pattern } = schema as { minLength?: number; pattern?: string };
  return (
    text.trim().length >= minLength &&
    (!pattern || new RegExp(pattern).test(text)) &&
    !(schema.title === 'Id' && /^(None|nil|null|undefined|NaN)$/.test(text))
  );
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
