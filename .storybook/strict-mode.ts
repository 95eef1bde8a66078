import path from 'node:path';
import type { Plugin } from 'vite';

const runtime = path.join(import.meta.dirname, '../shared/runtime/');

/**
 * Puts every widget of every story under React's StrictMode: what only works when React renders once fails. A widget makes a root
 * of its own, which the decorator around the story does not reach.
 */
export const strictMode: Plugin = {
  name: 'strict-mode',
  enforce: 'pre',
  resolveId: {
    // in a Storybook that is built, the docs addon has made it the path of a folder
    filter: { id: /(^|[\\/])react-dom[\\/]client$/ },
    handler: (_id, importer) =>
      importer?.startsWith(runtime) ? path.join(import.meta.dirname, 'strict-client.ts') : undefined,
  },
};
