import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { release } from '../../../shared/tools/release/release.ts';

interface Node {
  type: string;
  [field: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const namesIn = (pattern: unknown): string[] => {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [pattern.name as string];
  if (pattern.type === 'MemberExpression') return [];
  if (pattern.type === 'Property') return namesIn(pattern.value);
  if (pattern.type === 'AssignmentPattern') return namesIn(pattern.left);
  return childrenOf(pattern).flatMap(namesIn);
};

/** Names declared anywhere in a function, those in functions inside of it left out. */
const declaredIn = (node: Node): string[] => [
  ...(/^(VariableDeclarator|FunctionDeclaration|ClassDeclaration)$/.test(node.type) ? namesIn(node.id) : []),
  ...(node.type === 'CatchClause' ? namesIn(node.param) : []),
  ...childrenOf(node)
    .filter((child) => !isFunction(child))
    .flatMap(declaredIn),
  ...childrenOf(node)
    .filter(({ type }) => type === 'FunctionDeclaration')
    .flatMap(({ id }) => namesIn(id)),
];
const isFunction = ({ type }: Node): boolean => /Function/.test(type);

/** Exported names that some function assigns. */
function assignedLater(node: Node, exported: ReadonlySet<string>, inFunction = false): string[] {
  const target = { AssignmentExpression: node.left, UpdateExpression: node.argument }[node.type];
  const found = inFunction ? namesIn(target).filter((name) => exported.has(name)) : [];
  const hidden = isFunction(node)
    ? [...(node.params as Node[]).flatMap(namesIn), ...declaredIn(node.body as Node)]
    : [];
  const visible = hidden.length > 0 ? new Set([...exported].filter((name) => !hidden.includes(name))) : exported;
  return [
    ...found,
    ...childrenOf(node).flatMap((child) => assignedLater(child, visible, inFunction || isFunction(node))),
  ];
}

const exportsOf = (program: Node): Set<string> =>
  new Set(
    (program.body as Node[]).flatMap((node) =>
      node.type === 'ExportNamedDeclaration'
        ? [
            ...(node.specifiers as Array<{ local: { name: string } }>).map(({ local }) => local.name),
            ...(isNode(node.declaration) ? declaredIn(node.declaration) : []),
          ]
        : [],
    ),
  );
// the parser's types name each kind of node; this reads them all alike
const parse = (text: string): Node => parseAst(text) as unknown as Node;

test('no chunk reassigns an export after it has run, because importers keep the first value', async () => {
  const { files } = await release({ development: true }); // its names are those of the sources
  const chunks = [...files].filter(([name]) => name.startsWith('chunks/'));
  expect(chunks.length).toBeGreaterThan(30);
  const later = chunks.flatMap(([name, contents]) => {
    const program = parse(Buffer.from(contents).toString());
    return assignedLater(program, exportsOf(program)).map((variable) => `${name}: ${variable}`);
  });
  expect(later).toEqual([]);
});

test.each([
  ['export let a = 1; export const set = () => { a = 2; };', ['a']],
  ['let b = 0; function count() { b++; } export { b as x, count };', ['b']],
  ['let c; c = 1; export { c }; function own(c) { c = 2; const f = () => { var d; d = c; }; } export { own };', []],
  ['let e; export { e }; function g() { [e] = [1]; ({ e } = {}); }', ['e', 'e']],
])('a reassigned export is found: %s', (source, expected) => {
  const program = parse(source);
  expect(assignedLater(program, exportsOf(program))).toEqual(expected);
});
