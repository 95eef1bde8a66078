import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'acorn';

const lib = fileURLToPath(new URL('../lib/native-dom.ts', import.meta.url));

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

/**
 * Lets a package take what belongs to the document from where the browser has it: an image or form that people wrote, named `body` or
 * `createElement`, hides the document's own member of that name.
 * @param {string} code of a module
 */
export function withNativeDocument(code) {
  if (!USES.test(code)) return code;
  const edits = [];
  visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), undefined, (node, parent) => {
    if (node.type !== 'MemberExpression' || node.computed || isWritten(node, parent)) return;
    const { object } = node;
    const name = (object.property ?? object.callee ?? object).name;
    const isNative =
      (DOCUMENT.test(name) && MEMBERS.has(node.property.name)) ||
      (TARGET.test(name) && TARGET_MEMBERS.has(node.property.name));
    if (!isNative) return;
    // around the owner, which may have such a place in itself
    const isCall = parent.type === 'CallExpression' && parent.callee === node;
    const end = isCall ? code.indexOf('(', node.end) + 1 : node.end;
    const after = isCall ? (parent.arguments.length ? ', ' : '') : ')';
    edits.push({ start: object.start, end: object.start, by: `${isCall ? '$call' : '$native'}(` });
    edits.push({ start: object.end, end, by: `, '${node.property.name}'${after}` });
  });
  if (edits.length === 0) return code;
  let text = code;
  for (const { start, end, by } of edits.sort((a, b) => b.start - a.start))
    text = text.slice(0, start) + by + text.slice(end);
  return `import { callAny as $call, memberOfAny as $native } from ${JSON.stringify(lib)};\n${text}`;
}

const isWritten = (node, parent) =>
  (parent.type === 'AssignmentExpression' && parent.left === node) ||
  parent.type === 'UpdateExpression' ||
  (parent.type === 'UnaryExpression' && parent.operator === 'delete');

function visit(node, parent, visitor) {
  visitor(node, parent);
  for (const child of Object.values(node).flat())
    if (child && typeof child.type === 'string') visit(child, node, visitor);
}

/** An esbuild plugin, the last one: packages that another plugin loads go through `withNativeDocument` there. */
export const nativeDocument = {
  name: 'native-document',
  /** @param {import('esbuild').PluginBuild} build */
  setup(build) {
    build.onLoad({ filter: /[\\/]node_modules[\\/].*\.m?js$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      return /\bexport\b/.test(code) ? { contents: withNativeDocument(code), loader: 'js' } : undefined; // CommonJS of packages that are not built in
    });
  },
};
