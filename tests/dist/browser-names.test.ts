import { type Node, parse } from 'acorn';
import { expect, test } from 'vitest';
import { javascript } from '../support/floor/compat.ts';
import { distFiles } from '../support/dist.ts';

/** What no script can hide from others, and what is ours. `process` and the hook are only asked for by `typeof`. */
const MAY_BE_BARE =
  /^(arguments|document|globalThis|location|window|undefined|NaN|DealerWidgets|process|__REACT_DEVTOOLS_GLOBAL_HOOK__)$/;
const LANGUAGE = new Set(Object.keys(javascript['builtins'] ?? {}).filter((name) => !/^(Map|Set)$/.test(name)));
/** Where a name is declared: a variable, a function, a parameter, an import. */
const DECLARING = new Set(['id', 'params', 'param', 'local']);

type Walked = Node & Record<string, unknown>;
const isNode = (value: unknown): value is Walked => typeof value === 'object' && value !== null && 'type' in value;

/** The names that a script uses and declares nowhere. */
function bareNames(code: string): string[] {
  const used = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: Walked, names: Set<string>): void => {
    if (node.type === 'Identifier') names.add(String(node.name));
    for (const [key, child] of Object.entries(node)) {
      const isName = !node.computed && /^(property|key)$/.test(key) && node.type !== 'PrivateIdentifier';
      if ((isName && !node.shorthand) || /^(label|imported|exported|meta)$/.test(key)) continue;
      const into = DECLARING.has(key) ? declared : names;
      for (const each of [child].flat())
        if (isNode(each))
          visit(
            each,
            node.type === 'ArrowFunctionExpression' || node.type.startsWith('Function')
              ? key === 'body'
                ? used
                : into
              : into,
          );
    }
  };
  // the parser's types name each kind of node; this reads them all alike
  visit(parse(code, { ecmaVersion: 2022, sourceType: 'module' }) as unknown as Walked, used);
  return [...used].filter((name) => !declared.has(name));
}

test('no name of the browser is used bare: a const of the page with the same name would hide it', () => {
  const scripts = [...distFiles()].filter(([name]) => /^(chunks\/.*|loader)\.js$/.test(name));
  expect(scripts.length).toBeGreaterThan(10);
  const bare = scripts.flatMap(([file, code]) =>
    bareNames(code.toString())
      .filter((name) => !MAY_BE_BARE.test(name) && !LANGUAGE.has(name))
      .map((name) => `${file}: ${name}. Add it to shared/tools/build/browser-names.ts`),
  );
  expect(bare).toEqual([]);
});
