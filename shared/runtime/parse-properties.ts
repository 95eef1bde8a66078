import * as v from 'valibot';
import { didYouMean } from '../lib/did-you-mean.ts';
import { type PropertySchema, readProperties } from './read-properties.ts';

export interface ParsedProperties {
  properties: Record<string, unknown>;
  sources: Record<string, string>;
}

/**
 * A widget's properties, checked and typed by its schema. Unknown names are warned about, with a suggestion.
 * @throws Error naming the element, each wrong property, where it came from, what came and what was expected
 */
export function parseProperties(element: HTMLElement, name: string, schema: PropertySchema): ParsedProperties {
  const { values, sources, strangers } = readProperties(element, schema);
  const known = Object.keys(schema.entries);
  const warn = (written: string, source: string, near?: string): void =>
    console.warn(
      `dealer-widgets: "${name}" has no property "${written.slice(0, 64)}" (from ${source.slice(0, 64)}).${near ? ` Did you mean "${near}"?` : ''}`,
      element,
    );
  for (const written of Object.keys(values)) {
    if (!known.includes(written)) warn(written, sources[written]!, didYouMean(written, known));
  }
  for (const attribute of strangers) {
    const written = attribute.slice('data-'.length).replaceAll('-', '_');
    const near = didYouMean(written, known);
    if (near) warn(written, attribute, near);
  }
  const result = v.safeParse(schema, values);
  if (result.success) return { properties: result.output, sources };
  throw new Error(
    `${openingTag(element)} has wrong properties: ${result.issues.map((issue) => sentence(issue, schema, sources)).join(' ')}`,
  );
}

function sentence(issue: v.BaseIssue<unknown>, schema: PropertySchema, sources: Record<string, string>): string {
  const path = v.getDotPath(issue) ?? '';
  const source = sources[path.split('.')[0]!];
  if (!path) return expectation(issue);
  if (source) return `"${path}" (from ${source}) came as ${shown(issue.input)}; ${expectation(issue)}.`;
  // the object only says that there is none; the property's own schema says what it should be
  const own = v.safeParse(schema.entries[path]!, undefined).issues?.[0];
  return `"${path}" is missing; ${expectation(own ?? issue)}. Write it as data-${path.replace(/_/g, '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}, or in the JSON.`;
}

/** Valibot's own messages repeat what came; a message of ours says only what was expected. */
const expectation = ({ message, expected }: v.BaseIssue<unknown>): string =>
  /^Invalid|^Expected/.test(message)
    ? `expected ${(expected ?? 'another value').replace('!0', 'one that is not empty').replaceAll(' | ', ' or ')}`
    : message;

const shown = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 80);

/** The element as the template author wrote it, without its content. */
function openingTag(element: HTMLElement): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => name !== 'data-widget-state')
    .slice(0, 30)
    .map(({ name, value }) => ` ${name.slice(0, 40)}="${value.slice(0, 40)}"`);
  return `<${element.localName}${attributes.join('')}>`;
}
