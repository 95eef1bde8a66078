/** Reads descriptions from comments in the sources: they stand beside the code that they describe, and none is shipped. */
import { parseSync } from 'rolldown/utils';

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/**
 * The comments before the members of an object or interface, by the member's name. Members without a comment are missing.
 * @param source TypeScript code
 * @param name of the constant or interface; `properties` finds the first `object({ … })` in `export const properties = …`
 * @throws Error when the source has no such declaration
 */
export function memberComments(source: string, name: string): Map<string, string> {
  const { program, comments } = parseSync('source.ts', source);
  // the parser has a type for each kind of node; this code treats them alike
  const declaration = find(program as unknown as Node, (node) => isNamed(node, name));
  if (!declaration) throw new Error(`The source declares no "${name}".`);
  const members = membersOf(declaration);
  return new Map(
    members.flatMap(({ key, start }) => {
      const comment = comments.find(
        ({ type, end }) => type === 'Block' && end < start && /^\s*$/.test(source.slice(end, start)),
      );
      // `membersOf` returns only members with a plain name
      return comment ? [[(key as Node & { name: string }).name, textOf(comment.value)] as const] : [];
    }),
  );
}

/** The comment before an exported declaration; empty if there is none. */
export function declarationComment(source: string, name: string): string {
  const { program, comments } = parseSync('source.ts', source);
  const exported = find(
    // the parser has a type for each kind of node; this code treats them alike
    program as unknown as Node,
    (node) => node.type === 'ExportNamedDeclaration' && find(node, (inner) => isNamed(inner, name)) !== undefined,
  );
  const comment =
    exported && comments.find(({ end }) => end < exported.start && /^\s*$/.test(source.slice(end, exported.start)));
  return comment ? textOf(comment.value) : '';
}

const isNamed = (node: Node, name: string): boolean =>
  (node.type === 'VariableDeclarator' || node.type === 'TSInterfaceDeclaration') &&
  // both kinds of declaration have an id
  (node.id as { name?: string }).name === name;

function membersOf(declaration: Node): Node[] {
  // the body of an interface is a list of members
  if (declaration.type === 'TSInterfaceDeclaration') return (declaration.body as { body: Node[] }).body;
  const object = find(declaration, (node) => node.type === 'ObjectExpression');
  // the properties of an object are nodes
  return object ? (object.properties as Node[]).filter(({ key }) => key !== undefined) : [];
}

/** The first node that fits, in depth-first order. */
function find(node: Node, fits: (node: Node) => boolean): Node | undefined {
  if (fits(node)) return node;
  for (const part of Object.values(node).flat()) {
    if (typeof part !== 'object' || part === null || !('type' in part)) continue;
    // every value with a `type` is a node
    const found = find(part as Node, fits);
    if (found) return found;
  }
  return undefined;
}

const textOf = (comment: string): string =>
  comment
    .replace(/^\s*\*+ ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
