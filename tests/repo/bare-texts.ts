import { place, type SourceFile } from './source-files.ts';
import { visitTree } from './tree.ts';

export interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/**
 * Finds texts that stand beside others in one element or fragment. A page translator replaces each text, and React throws when it
 * removes or precedes it. An element's only text is safe: it is written with `textContent`.
 * @returns `file:line` and the child, of each child that is not visibly an element: by its own syntax, by that of the constant or function of
 * the file it names, or because the file declares it as `Elements`
 */
export function bareTexts(file: SourceFile): string[] {
  const found: string[] = [];
  const isElements = elementsOf(file);
  const report = (node: Node): void => {
    const words = file.text.slice(node.start, node.end).trim().replace(/\s+/g, ' ');
    found.push(`${place(file, node.start + file.text.slice(node.start).search(/\S/))} ${words}`);
  };
  visitTree<Node>(file, (node) => {
    const component = componentOf(node);
    if (component)
      returned(component)
        .filter((value) => !isElements(value))
        .forEach(report);
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    const children = (node.children as Node[]).filter(isRendered);
    if (children.length === 1 && !isFragment(node)) return;
    children.filter((child) => !isElements(child)).forEach(report);
  });
  return found;
}

const isRendered = ({ type, value, expression }: Node): boolean =>
  type === 'JSXText' ? !/^\s*\n\s*$/.test(String(value)) : (expression as Node)?.type !== 'JSXEmptyExpression';

const nameOf = (node: unknown): string => String((node as { name?: unknown } | null | undefined)?.name ?? '');

const isFragment = ({ type, openingElement }: Node): boolean =>
  type === 'JSXFragment' || nameOf((openingElement as Node).name) === 'Fragment';

const isFunction = ({ type }: Node): boolean =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);
/** The function of a declaration whose name begins with a capital letter. */
const componentOf = (node: Node): Node | undefined =>
  [node, node.init, node.method && node.value].find(
    (each): each is Node => /^[A-Z]/.test(nameOf(node.id ?? node.key)) && Boolean(each) && isFunction(each as Node),
  );

/** What a function returns, but not what the functions in it do. */
function returned({ body }: Node): Node[] {
  const values: Node[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    const node = value as Node;
    if (node.type === 'ReturnStatement') values.push(node.argument as Node);
    else if (!isFunction(node)) Object.values(node).forEach(visit);
  };
  if ((body as Node).type === 'BlockStatement') visit(body);
  else values.push(body as Node);
  return values.filter(Boolean);
}

/** Tells for a file whether what an expression renders is visibly elements, or nothing. */
function elementsOf(file: SourceFile): (node: Node) => boolean {
  const declared = new Map<string, Node>();
  visitTree<Node>(file, (node) => {
    if (node.type === 'VariableDeclarator' && node.init) declared.set(nameOf(node.id), node.init as Node);
    if (node.type === 'FunctionDeclaration') declared.set(nameOf(node.id), node);
  });
  visitTree<Node>(file, ({ type, key, typeAnnotation }) => {
    if (type === 'TSPropertySignature' && typeAnnotation) {
      const { start, end } = typeAnnotation as Node;
      if (/(^:|=>)\s*Elements$/.test(file.text.slice(start, end)))
        declared.set(nameOf(key), { type: 'Elements', start, end });
    }
  });
  const isElements = (node: Node | null | undefined): boolean => {
    if (!node) return true;
    const part = (name: string): Node => node[name] as Node;
    switch (node.type) {
      case 'Elements':
      case 'JSXElement':
      case 'JSXFragment':
        return true;
      case 'JSXExpressionContainer':
      case 'ParenthesizedExpression':
        return isElements(part('expression'));
      case 'Literal':
        return node.value === null || node.value === false || node.value === '';
      case 'ConditionalExpression':
        return isElements(part('consequent')) && isElements(part('alternate'));
      case 'LogicalExpression':
        return isElements(part('right')) && (node.operator === '&&' || isElements(part('left')));
      case 'Identifier':
        return (
          nameOf(node) === 'undefined' ||
          isElements(declared.get(nameOf(node)) ?? { type: 'Unknown', start: 0, end: 0 })
        );
      case 'MemberExpression':
        return declared.get(nameOf(node.property))?.type === 'Elements';
      case 'CallExpression': {
        const callee = part('callee');
        if (nameOf(callee) === 'createElement') return (node.arguments as Node[]).length < 3;
        if (callee.type === 'MemberExpression') {
          const last = (node.arguments as Node[]).at(-1);
          return (
            /^(map|from)$/.test(nameOf(callee.property)) && last !== undefined && isFunction(last) && isElements(last)
          );
        }
        return isElements(callee);
      }
      default:
        return isFunction(node) && returned(node).every(isElements);
    }
  };
  return isElements;
}
