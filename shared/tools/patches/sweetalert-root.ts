import { join } from 'node:path';

/** The SweetAlert2 file that we bundle; Vite adds a query to its name. */
const FILE = /[\\/]sweetalert2[\\/]dist[\\/]sweetalert2\.esm\.js(\?|$)/;
const root = join(import.meta.dirname, '../../ui/popups/popup-root.ts');

/**
 * Gives SweetAlert2 the `document` of shared/ui/popups/popup-root.ts.
 * @throws Error when the package has changed, so that it may know another one
 */
export function inOwnRoot(code: string): { code: string; map: null } {
  if (
    !code.includes('document.body.querySelector(') ||
    /\b(window|globalThis|self)\.document\b|\bownerDocument\b/.test(code)
  )
    throw new Error(
      'sweetalert2.esm.js does not find its popup with `document.body.querySelector`, or it takes the document from elsewhere. ' +
        'The package has changed: look up how it finds its popup now and correct shared/tools/patches/sweetalert-root.ts.',
    );
  return { code: `import { ownDocument as document } from ${JSON.stringify(root)};${code}`, map: null };
}

/** The same as a plugin, for the build, tests and stories. */
export const sweetAlertRoot = {
  name: 'sweetalert-root',
  config: () => ({ optimizeDeps: { exclude: ['sweetalert2/dist/sweetalert2.esm.js'] } }), // pre-bundled packages would bypass this plugin
  transform: { filter: { id: FILE }, handler: inOwnRoot },
};
