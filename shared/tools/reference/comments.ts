/** Reads descriptions from comments in the sources: they stand beside the code that they describe, and none is shipped. */
import { parseSync } from 'vite';

/** The parser has a type for each kind of node; this has what is read here of any. */
interface Node {
  type: string;
  start: number;
  id?: { name?: string };
  key?: { name?: string };
  /** Of an interface. */
  body?: readonly Node[];
  /** Of an object. */
  properties?: readonly Node[];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/**
 * The comments before the members of an object or interface, by the member's name. Members without a comment are missing.
 * @param source TypeScript code
 * @param name of the constant or interface; `properties` finds the first `object({ … })` in `export const properties = …`
 * @throws Error when the source has no such declaration
 */
export function memberComments(source: string, name: string): Map<string, string> {
  const { program, comments } = parseSync('source.ts', source);
  const declaration = find(program, (node) => isNamed(node, name));
  if (!declaration) throw new Error(`The source declares no "${name}".`);
  const members = find(declaration, ({ type }) => type === 'TSInterfaceBody' || type === 'ObjectExpression');
  return new Map(
    (members?.body ?? members?.properties ?? []).flatMap(({ key, start }) => {
      const comment = comments.find(
        ({ type, end }) => type === 'Block' && end < start && /^\s*$/.test(source.slice(end, start)),
      );
      return comment && key?.name ? [[key.name, textOf(comment.value)] as const] : [];
    }),
  );
}

/** The comment before an exported declaration; empty if there is none. */
export function declarationComment(source: string, name: string): string {
  const { program, comments } = parseSync('source.ts', source);
  const exported = find(
    program,
    (node) => node.type === 'ExportNamedDeclaration' && find(node, (inner) => isNamed(inner, name)) !== undefined,
  );
  const comment =
    exported && comments.find(({ end }) => end < exported.start && /^\s*$/.test(source.slice(end, exported.start)));
  return comment ? textOf(comment.value) : '';
}

const isNamed = ({ type, id }: Node, name: string): boolean =>
  (type === 'VariableDeclarator' || type === 'TSInterfaceDeclaration') && id?.name === name;

/** The first node that fits, in depth-first order. */
function find(node: object, fits: (node: Node) => boolean): Node | undefined {
  if (isNode(node) && fits(node)) return node;
  for (const part of Object.values(node).flat()) {
    const found = isNode(part) ? find(part, fits) : undefined;
    if (found) return found;
  }
  return undefined;
}

const textOf = (comment: string): string =>
  comment
    .replace(/^\s*\*+ ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
