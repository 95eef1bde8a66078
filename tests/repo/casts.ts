import { place, type SourceFile } from './source-files.ts';
import { visitTree } from './tree.ts';

export interface Node {
  type: string;
  start: number;
  end: number;
  expression?: Node;
  typeAnnotation?: { type: string; typeName?: { name?: string } };
}

/** The words after `//`, except those that only say "as above" or switch off a rule of the linter. */
const WORDS = String.raw`// (?! *as above|(ox|es)lint-|chunk:)`;
const REASON = new RegExp(WORDS);
const OWN_LINE = new RegExp(String.raw`^\s*${WORDS}`);

/**
 * Finds where a file claims a type that the compiler cannot prove: `as Type` and `value!`, but not `as const`, which claims nothing.
 * @param counts which of them count
 * @returns `file:line` and the words, of those without a reason: a `//` comment at the end of the cast's first or last line, or on
 * the line before either. A `/**` comment describes the declaration below it, not the cast
 */
export function castsWithoutReason(file: SourceFile, counts: (node: Node) => boolean = () => true): string[] {
  const lines = file.text.split('\n');
  const found: string[] = [];
  visitTree<Node>(file, (node) => {
    if (!isCast(node) || !counts(node)) return;
    const at = file.text.slice(0, node.end).split('\n').length - 1;
    const first = file.text.slice(0, node.start).split('\n').length - 1;
    const hasReason = [first, at].some(
      (line) => REASON.test(lines[line] ?? '') || OWN_LINE.test(lines[line - 1] ?? ''),
    );
    if (!hasReason) found.push(`${place(file, node.end)} ${lines[at]?.trim()}`);
  });
  return found;
}

/** Finds `as never`, which hides every mistake. */
export function neversIn(file: SourceFile): string[] {
  const found: string[] = [];
  visitTree<Node>(file, (node) => {
    if (node.type === 'TSAsExpression' && node.typeAnnotation?.type === 'TSNeverKeyword')
      found.push(place(file, node.end));
  });
  return found;
}

const isCast = ({ type, typeAnnotation }: Node): boolean =>
  type === 'TSNonNullExpression' ||
  (type === 'TSAsExpression' &&
    !(typeAnnotation?.type === 'TSTypeReference' && typeAnnotation.typeName?.name === 'const'));
