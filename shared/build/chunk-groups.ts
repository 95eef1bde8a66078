import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeSplittingGroup } from 'rolldown';

/**
 * Groups of modules that share one chunk. A page that needs one module of a group loads the whole group with all its imports, except
 * those that belong to an earlier group. A file names its group in a line of its own, `// chunk: <name>`. A file without such a line
 * goes with its only user, or into a chunk with the other files that have the same users. Without groups a page with a switch requests
 * 21 files instead of 8, and dist/ has 150 (with the same bytes, which compress worse).
 */
const GROUPS: Record<string, string> = {
  base: 'what a page without any widget needs: the loader’s late parts and dialogs import it, so it contains no React',
  mistakes: 'sentences for whoever writes the page, fetched when something in it is wrong',
  above: 'finds the topmost place on the page, for notices and popups',
  react: 'React alone: it changes when the package does',
  core: 'the runtime, and what every first paint needs',
  popups: 'alert, confirm and toast without SweetAlert2 itself, also for pages without React (copy buttons)',
  ui: 'what a form is made of',
  wire: 'the values on the wire',
  failures:
    'messages for the person about failed calls, without the client, for pages that make no call until the person acts',
  client: 'the HTTP client: comes on intent or when idle',
  read: 'reading server state, and the clock that screens of it follow',
  ask: 'the end of a form or booking: questions and messages, the bar below it, payments',
  dialog: 'a dialog',
  form: 'what belongs to the host’s form',
  open: 'content of the host that can be opened',
  months: 'choosing months',
  search: 'a box that finds choices by what is typed',
  booking: 'what every booking of places or sessions shows',
  edit: 'editing in place, and switches that save themselves',
  calls: 'what widgets send, a few lines each',
};

/** The groups of packages, whose files have no `chunk:` line. */
const PACKAGES: Record<string, RegExp> = {
  react: /[\\/]node_modules[\\/](react|react-dom|scheduler|preact)[\\/]/,
  wire: /[\\/]node_modules[\\/]valibot[\\/]/,
  read: /[\\/]node_modules[\\/]@tanstack[\\/](query-core|react-query)[\\/]/,
};

const MARK = /^(?:\/\/|\/\*) chunk: ([\w-]+)/m;

/**
 * The groups for rolldown; a group comes after the groups that it imports.
 * @param root the project's folder
 * @throws Error when a file names an unknown group, or a group has no files
 */
export function chunkGroups(root: string): CodeSplittingGroup[] {
  const groupOf = new Map<string, string>();
  for (const name of globSync('{widgets,shared}/**/*.{ts,tsx,css}', {
    cwd: root,
    exclude: ['shared/{build,release}/**'],
  })) {
    const [, group] = MARK.exec(readFileSync(join(root, name), 'utf8')) ?? [];
    if (!group) continue;
    if (!Object.hasOwn(GROUPS, group))
      throw new Error(
        `${name} says "chunk: ${group}". shared/build/chunk-groups.ts has ${Object.keys(GROUPS).join(', ')}.`,
      );
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
