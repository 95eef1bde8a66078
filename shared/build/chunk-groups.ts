import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeSplittingGroup } from 'rolldown';

/**
 * Sets of modules that travel in one chunk: whoever needs one of them gets them all, with everything that they import and no earlier
 * set has. A file says where it belongs in a line of its own, `// chunk: <name>`. What says nothing goes with its only user, or into a chunk with
 * what else the same users share. Without these sets a page with a switch asks for 21 files instead of 8, and dist/ has 150 (the same bytes, compressed worse).
 */
const GROUPS: Record<string, string> = {
  base: 'what a page needs that has no widget yet: the loader’s late parts and dialogs stand on it, so there is no React in it',
  react: 'React alone: it changes when the package does',
  core: 'the runtime, and what every first paint needs',
  popups: 'alert, confirm and toast without SweetAlert2 itself, also for pages without React (copy buttons)',
  ui: 'what a form is made of',
  wire: 'the values on the wire',
  client: 'the HTTP client: comes on intent or when idle',
  read: 'reading server state',
  dialog: 'a dialog',
  form: 'what belongs to the host’s form',
  open: 'content of the host that opens',
  months: 'choosing months',
  edit: 'what is edited in place, switches that save themselves among it',
  calls: 'what widgets send, a few lines each',
};

/** Packages that cannot say where they belong. */
const PACKAGES: Record<string, RegExp> = {
  react: /[\\/]node_modules[\\/](react|react-dom|scheduler|preact)[\\/]/,
};

const MARK = /^(?:\/\/|\/\*) chunk: ([\w-]+)/m;

/**
 * The sets for rolldown, those first that others stand on.
 * @param root the project's folder
 * @throws a sentence when a file names a set that does not exist, or nobody a set that does
 */
export function chunkGroups(root: string): CodeSplittingGroup[] {
  const groupOf = new Map<string, string>();
  for (const name of globSync('{widgets,shared}/**/*.{ts,tsx,css}', { cwd: root, exclude: ['shared/build/**'] })) {
    const [, group] = MARK.exec(readFileSync(join(root, name), 'utf8')) ?? [];
    if (!group) continue;
    if (!Object.hasOwn(GROUPS, group))
      throw new Error(`${name} says "chunk: ${group}". shared/build/chunk-groups.ts has ${Object.keys(GROUPS).join(', ')}.`);
    groupOf.set(join(root, name), group);
  }
  return Object.keys(GROUPS).map((name, at) => {
    const packages = PACKAGES[name];
    if (!packages && ![...groupOf.values()].includes(name))
      throw new Error(`No file says "chunk: ${name}". Take it out of shared/build/chunk-groups.ts.`);
    return {
      name,
      test: (id) => groupOf.get(id.replace(/\?inline$/, '')) === name || Boolean(packages?.test(id)),
      priority: Object.keys(GROUPS).length - at,
    };
  });
}
