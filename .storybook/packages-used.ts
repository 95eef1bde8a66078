import * as fs from 'node:fs'; // not `{ globSync }`: an old Node does not have it, and would fail before the guard's message
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** What runs in the browser: the widgets and their mocks. */
export const SHIPPED = '{widgets,shared,mocks}/**/*.{ts,tsx}';

/** Packages that never reach a browser. */
const NODE_ONLY =
  /^(node:|vitest|vite$|esbuild|playwright|@playwright|msw\/(node|vite)|@storybook|@vitejs|storybook|virtual:)|\?|\.css$/;

/** Not prepared by Vite, because plugins do not see prepared packages, and our plugin gives this one a root of its own. */
const SEEN_BY_PLUGINS = 'sweetalert2/dist/sweetalert2.esm.js';

/**
 * Every package the sources import for the browser. Vite prepares them before the first test; one that it finds later brings
 * second copies of react and vitest. It remembers them by their list.
 * @param folders where to look, as glob patterns from the project's root
 */
export function packagesUsed(...folders: string[]): string[] {
  const found = new Set(['react/jsx-runtime', 'react/jsx-dev-runtime']);
  for (const file of fs.globSync(folders, {
    cwd: root,
    exclude: ['shared/tools/**', 'mocks/host/**'],
  })) {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    for (const [statement, from, late, alone] of text.matchAll(
      /^(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?'([^'.][^']*)'|\bimport\('([^'.~][^']*)'\)|^import '([^'.][^']*)'/gm,
    )) {
      const specifier = from ?? late ?? alone ?? '';
      if (!/^(import|export) type\s/.test(statement) && !NODE_ONLY.test(specifier) && specifier !== SEEN_BY_PLUGINS)
        found.add(specifier);
    }
  }
  return [...found].sort();
}
