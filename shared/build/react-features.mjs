import { parse } from 'acorn';

/**
 * Kinds of fibers that nothing here ever makes: Profiler 12, IncompleteClass 17 and 28 (React's legacy roots), dehydrated boundaries 18,
 * SuspenseList 19, scopes 21, hoisted <link>, <style>, <meta> 26, <html>, <head>, <body> 27, ViewTransition 30, Activity 31.
 */
const UNUSED_FIBERS = new Set([12, 17, 18, 19, 21, 26, 27, 28, 30, 31]);

/** Hooks of form actions and of React's own compiler. */
const UNUSED_HOOKS = new Set([
  'useActionState',
  'useCacheRefresh',
  'useFormState',
  'useFormStatus',
  'useHostTransitionStatus',
  'useMemoCache',
  'useOptimistic',
]);

/** React 19.3.1 has 137 such places; far fewer mean that React is written another way than when this was checked. */
const FEWEST_EDITS = 100;

/**
 * Takes features out of react-dom that no widget can reach: hydration of server-rendered React, view transitions, hoisted resources,
 * Activity, SuspenseList, Profiler and the DevTools hook. About 6.5 kB of 56 (brotli), on the path of every page.
 *
 * It only ever decides branches that are never taken (a comparison of a fiber's kind with one nobody makes, "is this hydrating?") and
 * leaves it to esbuild to drop what cannot be reached then. Elements that React would hoist are made ordinary elements. What `react` exports
 * for these features is taken away too (`reactWithout`), so that a build that wants one fails. Throws a sentence when React's file no longer looks as expected.
 * @param {string} source react-dom-client.production.js
 */
export function withoutUnusedFeatures(source) {
  let text = source;
  text = cut(text, /^exports\.hydrateRoot = [\s\S]*?\n};\n/m, '');
  text = cut(
    text,
    /isHostHoistableType\(\s*type,\s*pendingProps,\s*contextStackCursor\.current\s*\)\s*\? 26\s*: "html" === type \|\| "head" === type \|\| "body" === type\s*\? 27\s*: 5/,
    '5',
  );
  text = cut(text, /"undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__/g, 'false');
  text = withoutFormActions(text);
  text = neverHydrating(text);
  const edits = unreachable(text);
  if (edits.length < FEWEST_EDITS) throw new Error(sentence(`${edits.length} comparisons with unused kinds of fibers`));
  for (const { start, end, by } of edits) text = text.slice(0, start) + by + text.slice(end);
  return text;
}

/** The module's `isHydrating` and every boundary's `dehydrated` are constants when hydrateRoot does not exist. */
function neverHydrating(source) {
  return [
    [/\n {2}isHydrating\n\) \{[\s\S]*?\n\}\n/, (initInput) => initInput.replace(/\bisHydrating\b/g, 'hydrating')], // a parameter of the same name
    [/(?<![\w$.])isHydrating = !1,\n/, '$neverHydrating = !1,\n'],
    [/(?<![\w$.])isHydrating = (?:!0|!1)/g, '0'],
    [/(?<![\w$.])isHydrating(?![\w$])/g, '!1'],
    [/\b\w+(?:\.\w+)*\.isDehydrated\b(?! =[^=])/g, '!1'],
    [/(?<!=)\b\w+\.dehydrated\b(?!\s*=[^=])/g, 'null'],
  ].reduce((text, [pattern, by]) => cut(text, pattern, by), source);
}

/**
 * Functions as a form's `action` and the hooks that go with them: our forms are sent by our own client (W8) or by the browser.
 */
function withoutFormActions(source) {
  const hooks = [...UNUSED_HOOKS].join('|');
  return [
    [/ {6}extractEvents\$1\(\s*dispatchQueue,[^()]*\);?\n/, ''],
    [new RegExp(`^ {4}(?:${hooks}): (?:[\\w$]+|function [\\s\\S]*?^ {4}\\}),?\\n`, 'gm'), ''],
  ].reduce((text, [pattern, by]) => cut(text, pattern, by), source);
}

/** Without the exports that would not work any more. @param {string} source react.production.js or react-dom.production.js */
export function reactWithout(source) {
  const names = [...UNUSED_HOOKS, 'unstable_useCacheRefresh', 'Activity', 'Profiler', 'SuspenseList', 'ViewTransition'];
  return source.replace(
    new RegExp(`^exports\\.(?:${names.join('|')}) = (?:[\\w$]+;|function [\\s\\S]*?^\\};)\\n`, 'gm'),
    '',
  );
}

function cut(text, pattern, by) {
  const result = text.replace(pattern, by);
  if (result === text) throw new Error(sentence(`nothing like ${pattern}`));
  return result;
}

const sentence = (found) =>
  `The build found ${found} in react-dom. Check shared/build/react-features.mjs against the new React, or take it out of react-as-modules.mjs.`;

/** Comparisons and switch cases that only an unused kind of fiber would meet, last first, none inside another. */
function unreachable(source) {
  const edits = [];
  visit(parse(source, { ecmaVersion: 'latest', sourceType: 'script' }), (node) => {
    if (node.type === 'BinaryExpression' && /^[!=]==$/.test(node.operator) && comparesUnused(node)) {
      edits.push({ start: node.start, end: node.end, by: node.operator === '===' ? '!1' : '!0' });
      return false;
    }
    if (node.type === 'SwitchStatement' && isKind(node.discriminant)) edits.push(...deadCases(node.cases));
    return true;
  });
  let free = Infinity;
  return edits
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .filter(({ start, end }) => end <= free && ((free = start), true));
}

/** A case nobody reaches; one that others fall into keeps its body and goes untouched. */
function* deadCases(cases) {
  let reachedFromAbove = false;
  for (const { test, consequent, start, end } of cases) {
    const dead = test && isUnused(test);
    if (dead && (consequent.length === 0 || (!reachedFromAbove && leaves(consequent))))
      yield { start, end, by: declarationsOf(consequent, test.value) };
    else reachedFromAbove = consequent.length === 0 || !leaves(consequent);
  }
}

/** `var` reaches beyond its case: other cases may use the name, so its declaration stays. */
function declarationsOf(statements, value) {
  const names = [];
  for (const statement of statements) {
    visit(statement, (node) => {
      if (node.type === 'VariableDeclarator') names.push(node.id.name);
      return !/Function/.test(node.type);
    });
  }
  return names.length ? `case ${value}: var ${names.join(', ')}; break;` : '';
}

const isKind = (node) =>
  (node.type === 'MemberExpression' && !node.computed && node.property.name === 'tag') ||
  (node.type === 'Identifier' && /^tag(\$|$)/.test(node.name));
const isUnused = (node) => node.type === 'Literal' && UNUSED_FIBERS.has(node.value);
const comparesUnused = ({ left, right }) => (isUnused(left) && isKind(right)) || (isUnused(right) && isKind(left));

function leaves(statements) {
  const last = statements.at(-1);
  return last?.type === 'BlockStatement'
    ? leaves(last.body)
    : /^(Break|Return|Throw|Continue)Statement$/.test(last?.type ?? '');
}

/** Depth first; a visitor that answers `false` keeps out of what is below. */
function visit(node, visitor) {
  if (!visitor(node)) return;
  for (const child of Object.values(node).flat()) if (child && typeof child.type === 'string') visit(child, visitor);
}
