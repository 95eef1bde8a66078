import { parse, type Node } from 'acorn';
import type { Identifier } from '@mdn/browser-compat-data';
import { api, BROWSERS, type Floor, javascript, missingByName } from './compat.ts';

export interface Finding {
  /** The feature that was used, such as `.checkVisibility` or `Promise.try`. */
  readonly what: string;
  readonly missing: string;
}

const things = (of: Identifier | undefined): Array<[string, Identifier]> =>
  Object.entries(of ?? {}).filter((each): each is [string, Identifier] => each[0] !== '__compat');
const globals = new Map([...things(api), ...things(javascript['builtins'])]);
/** Members of any object, by their name. */
const members = new Map<string, Identifier[]>();
const collect = (owner: Identifier): void => {
  for (const [name, member] of things(owner)) {
    members.set(name, [...(members.get(name) ?? []), member]);
    if (/^[A-Z]/.test(name)) collect(member); // Intl.NumberFormat has members of its own
  }
};
globals.forEach(collect);

type Walked = Node & Record<string, unknown>;
const isNode = (value: unknown): value is Walked => typeof value === 'object' && value !== null && 'type' in value;

/** `URL` for `globalThis.URL`, as the build writes the browser's names. */
const bare = (node: Walked): Walked =>
  isNode(node.object) && node.object.name === 'globalThis' && isNode(node.property) ? node.property : node;

/**
 * What a built script uses that a browser of the floor lacks. Members are known by name alone, so only names that nothing older
 * has are found. What is tested first (`in`, `typeof`, `?.()`) counts as guarded.
 * @throws when its syntax is newer than ES2022
 */
export function newInScript(code: string, floor: Floor = BROWSERS): { findings: Finding[]; strings: string[] } {
  const used = new Map<string, string>();
  const tested = new Set<string>();
  const strings: string[] = [];
  const nameOf = (node: unknown): string | undefined => {
    if (!isNode(node)) return undefined;
    if (node.type === 'ChainExpression') return nameOf(node.expression);
    if (node.type === 'Identifier') return node.name as string;
    if (node.type !== 'MemberExpression') return undefined;
    const property = node.property as Walked;
    return node.computed
      ? typeof property.value === 'string'
        ? property.value
        : undefined
      : (property.name as string);
  };
  const collect = (node: unknown): void => {
    if (!isNode(node)) return;
    if (node.type === 'LogicalExpression') return [node.left, node.right].forEach(collect);
    if (node.type === 'UnaryExpression') return collect(node.argument);
    if (node.type === 'BinaryExpression') return [node.left, node.right].forEach(collect);
    const name = nameOf(node) ?? (typeof node.value === 'string' ? node.value : undefined);
    if (name) tested.add(name);
  };
  const visit = (node: Walked): void => {
    if (node.type === 'Literal' && typeof node.value === 'string') strings.push(node.value);
    if (node.type === 'TemplateElement') strings.push((node.value as { cooked?: string }).cooked ?? '');
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') collect(node.test);
    if (node.type === 'LogicalExpression') collect(node.left);
    if (node.type === 'UnaryExpression' && (node.operator === 'typeof' || node.operator === '!'))
      collect(node.argument);
    if (node.type === 'BinaryExpression' && node.operator === 'in') collect(node.left);
    if (node.type === 'CallExpression' && node.optional) collect(node.callee);
    if (node.type === 'NewExpression' || node.type === 'CallExpression') {
      const callee = bare(node.callee as Walked);
      const name = nameOf(callee);
      const object = isNode(callee.object) ? bare(callee.object) : undefined;
      if (name && !object) note([globals.get(name)], name);
      const owner = object?.type === 'Identifier' ? globals.get(object.name as string) : undefined;
      if (name && owner) note([owner[name], owner[`${name}_static`]], `${object!.name as string}.${name}()`);
      else if (name && object) note(members.get(name) ?? [], `.${name}()`);
    }
    for (const child of Object.values(node)) {
      if (Array.isArray(child)) child.filter(isNode).forEach(visit);
      else if (isNode(child)) visit(child);
    }
  };
  const note = (named: Array<Identifier | undefined>, what: string): void => {
    const missing = missingByName(
      named.filter((each) => each !== undefined),
      floor,
    );
    if (missing.length) used.set(what, missing.join(', '));
  };
  // the parser's types name each kind of node; this reads them all alike
  visit(parse(code, { ecmaVersion: 2022, sourceType: 'module', allowHashBang: true }) as unknown as Walked);
  const findings = [...used].filter(([what]) => !tested.has(what.replace(/^.*\.|\(\)$/g, '')));
  return { findings: findings.map(([what, missing]) => ({ what, missing })), strings };
}
