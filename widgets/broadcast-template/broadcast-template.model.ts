import { hash } from '../../shared/lib/index.ts';

/** A part of the message: plain text, or a place to fill in, as the template writes it, with its value (empty if not filled in). */
export type Part = { readonly text: string } | { readonly written: string; readonly value: string };

const PLACEHOLDER = /\{\{\s*([^\s{}](?:[^{}]*[^\s{}])?)\s*\}\}/g;

/** The placeholders of a template, in the order of their first appearance, without duplicates. */
export function placeholdersOf(template: string): string[] {
  // the group is part of the pattern
  return [...new Set([...template.matchAll(PLACEHOLDER)].map(([, name]) => name!))];
}

/** What is filled in at a placeholder, without the blank that phone keyboards add after a word; empty if nothing is. */
export const valueOf = (values: ReadonlyMap<string, string>, placeholder: string): string =>
  values.get(placeholder)?.trim() ?? '';

/** The message in parts, so that the preview can mark what is filled in and what is missing. */
export function partsOf(template: string, values: ReadonlyMap<string, string>): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of template.matchAll(PLACEHOLDER)) {
    if (match.index > from) parts.push({ text: template.slice(from, match.index) });
    const [written, placeholder] = match;
    parts.push({ written, value: valueOf(values, placeholder!) }); // the group is part of the pattern
    from = match.index + written.length;
  }
  if (from < template.length) parts.push({ text: template.slice(from) });
  return parts;
}

/** The finished message. An empty placeholder stays as it is written, so that the gap is noticed before sending. */
export function messageOf(parts: readonly Part[]): string {
  return parts.map((part) => ('text' in part ? part.text : part.value || part.written)).join('');
}

/** Identifies a message. One that the page has changed or has filled in otherwise is another one. */
export const keyOf = (template: string, fields: Readonly<Record<string, string>>): string =>
  hash(JSON.stringify([template, fields]));
