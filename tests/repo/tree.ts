import { parseAst } from 'vite';
import type { SourceFile } from './source-files.ts';

const trees = new Map<string, unknown>();

/** Calls back for every node of a file, which is parsed once for all rules. `Node`: what the rule reads of a node. */
export function visitTree<Node extends { type: string }>(
  { path, text }: SourceFile,
  enter: (node: Node) => void,
): void {
  const key = `${path}\n${text}`;
  const tree = trees.get(key) ?? parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  trees.set(key, tree);
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    // the parser has a type for each kind of node; the rules treat them alike
    if ('type' in value && typeof value.type === 'string') enter(value as Node);
    Object.values(value).forEach(visit);
  };
  visit(tree);
}
