/** The part of lint.ts about attributes that end at a quotation mark in their value. */
import type { WrittenAttribute, WrittenElement } from './elements.ts';
import type { LintedPage } from './linted-page.ts';
import { ANY } from './literals.ts';

/** The rest of a value, which browsers read as names of further attributes; a surplus quotation mark alone cuts nothing off. */
const REST_OF_VALUE = /["'][^"']|[^"']["']/;
/** The name of a widget in a tag, also in what browsers read as a part of a value. */
const NAMED = /\s(?:data-(?:dw-)?widget|(?<=^<x-dw\b[^]*\s)name)\s*=\s*["']?([\w-]+)/i;
const REFERENCES = { '"': '&quot;', "'": '&#39;' } as const;

/** The attribute of which the rest is read as further attributes. An expression in these may be anything. */
export function cutAttribute({ masked }: LintedPage, { attributes }: WrittenElement): WrittenAttribute | undefined {
  const rest = attributes.findIndex(({ name }) => REST_OF_VALUE.test(name) && !name.includes(ANY));
  return attributes
    .slice(0, Math.max(0, rest))
    .findLast(({ name, at, valueAt }) => /["']$/.test(masked.slice(at + name.length, valueAt)));
}

/** Reports it, if the tag names a widget of ours. @returns whether it does */
export function checkCut(page: LintedPage, { at, inside }: WrittenElement, cut: WrittenAttribute): boolean {
  const { masked, reference, report } = page;
  const [, widget = ''] = NAMED.exec(masked.slice(at, inside)) ?? [];
  if (!Object.hasOwn(reference.widgets, widget)) return false;
  const { name, value, valueAt } = cut;
  const quote = masked[valueAt - 1] === '"' ? '"' : "'";
  const shown = value.length > 40 ? `…${value.slice(-40)}` : value;
  const isJson = /^\s*[[{]/.test(value) && !isBound(name);
  report(
    cut.at,
    isJson ? 'json' : 'wrong-value',
    `${name}=${quote}${shown}${quote} ${whatIsWrong(cut, quote, isJson)}`,
  );
  return true;
}

/** Whether the value is an expression of Blade, Alpine or Vue. */
const isBound = (name: string): boolean => name.includes(':');

function whatIsWrong({ name, value }: WrittenAttribute, quote: '"' | "'", isJson: boolean): string {
  const [, next] = /\s([\w:-]+)\s*=\s*$/.exec(value) ?? [];
  if (next) return `has no ${quote} at its end, before ${next}. Write it there.`;
  if (isBound(name))
    return `ends at the first ${quote} in it. Write ${quote === '"' ? "'" : '"'} for each ${quote} in it.`;
  const where = isJson && quote === '"' ? 'quotation mark of its JSON' : `${quote} in it`;
  const each = isJson ? `${name}='…' and &#39; for each ' in it` : `${REFERENCES[quote]} for each ${quote} in it`;
  return `ends at the first ${where}. Write ${each}, or let the template language escape it.`;
}
