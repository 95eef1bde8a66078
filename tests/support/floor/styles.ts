import type { Identifier } from '@mdn/browser-compat-data';
import { type CssNode, type Declaration, generate, parse, walk } from 'css-tree';
import { FLOOR_CONDITION } from '../../../shared/tools/build/floor.mjs';
import { css, missingByName } from './compat.ts';
import type { Finding } from './scripts.ts';

/** Every value type and function by its name, however deep the data has it. */
const types = new Map<string, Identifier[]>();
const collect = (of: Identifier): void => {
  for (const [name, each] of Object.entries(of)) {
    if (name === '__compat') continue;
    types.set(name, [...(types.get(name) ?? []), each as Identifier]);
    collect(each as Identifier);
  }
};
collect(css.types ?? {});

/** Whether a string of a script is a style sheet. */
export const isStyleSheet = (text: string): boolean => /\{[^{}]*[\w-]+\s*:[^{}]*\}/.test(text);

/** All of widgets.css is inside of this: it asks for the floor, not for something newer. */
const isFloor = (condition: string): boolean => condition.replaceAll(' ', '') === FLOOR_CONDITION.replaceAll(' ', '');

/**
 * What a built style sheet uses that a browser of the floor does not have. What is inside of @supports, or comes after a plain value of the same
 * property in the same block, is guarded.
 */
export function newInStyles(text: string): Finding[] {
  const found = new Map<string, string>();
  const note = (what: string, ...named: Array<Identifier | undefined>): boolean => {
    const missing = missingByName(named.filter((each) => each !== undefined));
    if (missing.length) found.set(what, missing.join(', '));
    return missing.length > 0;
  };
  const ofDeclaration = ({ property, value }: Declaration): Array<[string, Array<Identifier | undefined>]> => {
    const known = css.properties?.[property];
    const uses: Array<[string, Array<Identifier | undefined>]> = [[property, [known]]];
    walk(value, (node) => {
      if (node.type === 'Identifier') uses.push([`${property}: ${node.name}`, [known?.[node.name]]]);
      if (node.type === 'Dimension') uses.push([`1${node.unit}`, types.get(node.unit) ?? []]);
      if (node.type === 'Function')
        uses.push([`${node.name}()`, [...(types.get(node.name) ?? []), known?.[node.name]]]);
      if (node.type === 'Operator' && node.value === '/' && property === 'content')
        uses.push(['content: … / …', [known?.['alt_text']]]);
    });
    return uses;
  };
  walk(parse(text, { parseCustomProperty: true }), {
    enter(node: CssNode) {
      if (node.type === 'Atrule') {
        note(`@${node.name}`, css['at-rules']?.[node.name]);
        if (node.name === 'supports' && !isFloor(generate(node.prelude!))) return walk.skip;
      }
      if (node.type === 'Feature') note(`(${node.name})`, css['at-rules']?.[node.kind]?.[node.name]);
      if (node.type === 'NestingSelector') note('&', css.selectors?.['nesting']);
      if (node.type === 'PseudoClassSelector') note(`:${node.name}`, css.selectors?.[node.name]);
      if (node.type === 'PseudoElementSelector') note(`::${node.name}`, css.selectors?.[node.name]);
      if (node.type === 'Block') {
        const plain = new Set<string>();
        for (const child of node.children) {
          if (child.type !== 'Declaration') continue;
          const uses = ofDeclaration(child);
          // one with var() is read too late to fall back to another
          if (plain.has(child.property) && !uses.some(([what]) => what === 'var()')) continue;
          if (!uses.map(([what, named]) => note(what, ...named)).includes(true))
            plain.add(child.property.replace(/^-(webkit|moz)-/, ''));
        }
      }
      return undefined;
    },
  });
  return [...found].map(([what, missing]) => ({ what, missing }));
}
