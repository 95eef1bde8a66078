import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { type Plugin, RolldownMagicString } from 'rolldown';
import { callAny, memberOfAny } from '../lib/native-dom.ts';

const lib = join(import.meta.dirname, '../lib/native-dom.ts');

/** What packages call the document, and what they use of it. Of what else they keep under such a name, other members are meant. */
const DOCUMENT = /^(document|ownerDocument|doc|getOwnerDocumentFromRootContainer)$/;
const MEMBERS = new Set([
  ...['activeElement', 'addEventListener', 'body', 'contains', 'createElement', 'createElementNS', 'createEvent'],
  ...['createRange', 'createTextNode', 'defaultView', 'documentElement', 'fonts', 'getElementById', 'getSelection'],
  ...['getElementsByTagName', 'hasFocus', 'head', 'implementation', 'querySelector', 'querySelectorAll', 'readyState'],
  ...['removeEventListener', 'scrollingElement', 'visibilityState'],
]);
/** What they call something that listens or was clicked, which may be the document or window, and what they use of it. */
const TARGET = /^(target|targetContainer|nativeEventTarget|targetNode|reactName|elem)$/;
const TARGET_MEMBERS = new Set([
  ...['addEventListener', 'removeEventListener', 'nodeName', 'nodeType', 'ownerDocument', 'parentNode'],
]);

/** Whether it is worth reading as a program. */
const USES = /\b(\w*document|doc|target\w*)\./i;

interface Node {
  type: string;
  start: number;
  end: number;
  computed?: boolean;
  object: Node & { name?: string; property?: { name?: string }; callee?: { name?: string } };
  property: { name: string };
  callee?: Node;
  left?: Node;
  operator?: string;
  arguments: Node[];
}

/**
 * Lets packages take what belongs to the document from where the browser has it: an image or form that people wrote, named `body` or
 * `createElement`, hides the document's own member of that name, and React and all widgets with it (tests/e2e/clobbered-names.spec.ts). About 700 bytes
 * (brotli) on every page. It is the one place where React's code differs from what is published: the way to such a member, nothing else.
 */
export const nativeDocument: Plugin = {
  name: 'native-document',
  transform: {
    filter: { id: /[\\/]node_modules[\\/].*\.m?js$/, code: USES },
    handler: (code) => withNativeDocument(code),
  },
};

/** @returns `null` when the module takes nothing of the document */
export function withNativeDocument(code: string): { code: RolldownMagicString } | null {
  const isModule = /^\s*(?:export|import)\b/m.test(code);
  const text = new RolldownMagicString(code);
  visit(parseAst(code, { sourceType: isModule ? 'module' : 'script' }) as unknown as Node, undefined, (node, parent) => {
    if (node.type !== 'MemberExpression' || node.computed || !parent || isWritten(node, parent)) return;
    const { object } = node;
    const name = (object.property ?? object.callee ?? object).name ?? '';
    const isNative =
      (DOCUMENT.test(name) && MEMBERS.has(node.property.name)) ||
      (TARGET.test(name) && TARGET_MEMBERS.has(node.property.name));
    if (!isNative) return;
    // around the owner, which may have such a place in itself
    const isCall = parent.type === 'CallExpression' && parent.callee === node;
    const end = isCall ? code.indexOf('(', node.end) + 1 : node.end;
    const after = isCall ? (parent.arguments.length ? ', ' : '') : ')';
    text.appendLeft(object.start, isCall ? '$call(' : '$native(');
    text.update(object.end, end, `, '${node.property.name}'${after}`);
  });
  if (!text.hasChanged()) return null;
  // CommonJS gets a copy: a module of ours that is required would run later than those who import it
  text.prepend(
    isModule
      ? `import { callAny as $call, memberOfAny as $native } from ${JSON.stringify(lib)};\n`
      : `const memberOfAny = ${String(memberOfAny)}, $native = memberOfAny, $call = ${String(callAny)};\n`,
  );
  return { code: text };
}

const isWritten = (node: Node, parent: Node): boolean =>
  (parent.type === 'AssignmentExpression' && parent.left === node) ||
  parent.type === 'UpdateExpression' ||
  (parent.type === 'UnaryExpression' && parent.operator === 'delete');

function visit(node: Node, parent: Node | undefined, visitor: (node: Node, parent: Node | undefined) => void): void {
  visitor(node, parent);
  for (const child of Object.values(node).flat() as Array<Node | null>)
    if (typeof child?.type === 'string') visit(child, node, visitor);
}
