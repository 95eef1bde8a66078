import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withNativeDocument } from './native-document.mjs';
import { reactWithout, withoutUnusedFeatures } from './react-features.mjs';

/** The public entry of each package of React's and the CommonJS file its production build forwards to. */
const PRODUCTION_FILES = {
  'react/index.js': 'cjs/react.production.js',
  'react/jsx-runtime.js': 'cjs/react-jsx-runtime.production.js',
  'react-dom/index.js': 'cjs/react-dom.production.js',
  'react-dom/client.js': 'cjs/react-dom-client.production.js',
  'scheduler/index.js': 'cjs/scheduler.production.js',
  'use-sync-external-store/shim/index.js': '../cjs/use-sync-external-store-shim.production.js',
  'use-sync-external-store/shim/with-selector.js': '../cjs/use-sync-external-store-shim/with-selector.production.js',
};

/**
 * Serves React to esbuild as ECMAScript modules. React ships CommonJS only, whose unused parts no bundler can drop and whose
 * modules are joined by helper calls; as modules the same code is about 3 kB (brotli) lighter, which pays for the loader.
 * Packages that take React whole (`import React from 'react'`) are made to take it as a namespace, or they would keep all of it.
 * What no widget can reach is taken out on the way, see react-features.mjs. Throws when React's files no longer look the way they are read here.
 */
export const reactAsModules = {
  name: 'react-as-modules',
  setup(build) {
    build.onLoad(
      {
        filter:
          /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store[\\/]shim)[\\/](index|client|jsx-runtime|with-selector)\.js$/,
      },
      async ({ path }) => {
        const entry = path.slice(path.lastIndexOf('node_modules') + 'node_modules/'.length).replaceAll('\\', '/');
        const source = await readFile(join(dirname(path), PRODUCTION_FILES[entry]), 'utf8');
        return {
          contents: withNativeDocument(
            commonJsToModule(
              entry === 'react-dom/client.js' ? withoutUnusedFeatures(source) : reactWithout(source),
              entry,
            ),
          ),
        };
      },
    );
    build.onLoad(
      {
        filter:
          /node_modules[\\/](react-cropper|react-day-picker|react-hook-form|@tanstack[\\/]react-table|@emotion[\\/]use-insertion-effect-with-fallbacks)[\\/].*\.m?js$/,
      },
      async ({ path }) => ({
        contents: withNativeDocument(withReactAsNamespace(await readFile(path, 'utf8'))),
      }),
    );
  },
};

/** @param {string} source a module that may import React's default export */
export function withReactAsNamespace(source) {
  return source
    .replace(/import\s+(\w+)\s*,\s*(\{[^}]*\})\s*from\s*(["']react["'])/g, 'import * as $1 from $3;import $2 from $3')
    .replace(/import\s+(\w+)\s+from\s*(["']react["'])/g, 'import * as $1 from $2')
    .replaceAll("React['useInsertion' + 'Effect']", 'React.useInsertionEffect');
}

/** @param {string} source a React production file @param {string} name for the error message */
export function commonJsToModule(source, name) {
  const exported = [...source.matchAll(/^exports\.(\w+) =/gm)].map((match) => match[1]);
  const required = [];
  const body = source
    .replace(/^"use strict";\n/m, '')
    .replace(/^var (?:\w+ = require\("[^"]+"\),?\s*)+;/m, (header) => {
      for (const [, id, from] of header.matchAll(/(\w+) = require\("([^"]+)"\)/g))
        required.push(`import * as ${id} from ${JSON.stringify(from)};`);
      return '';
    })
    .replace(/\bexports\.(\w+)/g, '$exports_$1')
    .replace(/^\$exports_(\w+) =/gm, 'var $exports_$1 =');
  if (exported.length === 0 || /\b(require|module)\(|\bexports\b(?!_)/.test(body.replace(/\/\*[\s\S]*?\*\//g, ''))) {
    throw new Error(
      `The build could not read ${name} as a module: its exports are written in another way than before. Adapt shared/build/react-as-modules.mjs to the new React.`,
    );
  }
  const names = exported.map((each) => `$exports_${each} as ${each}`).join(', ');
  const members = exported.map((each) => `${each}: $exports_${each}`).join(', ');
  return `${required.join('\n')}\n${body}\nexport { ${names} };\nexport default { ${members} };\n`;
}
