import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withoutUnusedFeatures } from './react-features.mjs';

/** The public entry of each React package and the CommonJS file its production build forwards to. */
const PRODUCTION_FILES = {
  'react/index.js': 'react.production.js',
  'react/jsx-runtime.js': 'react-jsx-runtime.production.js',
  'react-dom/index.js': 'react-dom.production.js',
  'react-dom/client.js': 'react-dom-client.production.js',
  'scheduler/index.js': 'scheduler.production.js',
};

/**
 * Serves React to esbuild as ECMAScript modules. React ships CommonJS only, whose unused parts no bundler can drop and whose
 * modules are joined by helper calls; as modules the same code is about 3 kB (brotli) lighter, which pays for the loader.
 * What no widget can reach is taken out on the way, see react-features.mjs. Throws when React's files no longer look the way they are read here.
 */
export const reactAsModules = {
  name: 'react-as-modules',
  setup(build) {
    build.onLoad(
      { filter: /node_modules[\\/](react|react-dom|scheduler)[\\/](index|client|jsx-runtime)\.js$/ },
      async ({ path }) => {
        const entry = path.split(/[\\/]/).slice(-2).join('/');
        const file = join(dirname(path), 'cjs', PRODUCTION_FILES[entry]);
        const source = await readFile(file, 'utf8');
        return {
          contents: commonJsToModule(entry === 'react-dom/client.js' ? withoutUnusedFeatures(source) : source, entry),
        };
      },
    );
  },
};

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
