import type { Plugin } from 'vite';
import type { Reference } from '../shared/tools/reference/reference.ts';

/** As .storybook/virtual.d.ts declares it. */
const ID = 'virtual:dealer-widgets-reference';

const NOTHING: Reference = {
  version: '',
  widgets: {},
  events: {},
  settings: {},
  endpoints: {},
  tokens: {},
  pages: {},
  kept: {},
  values: {},
};

/**
 * Gives the pages what `dist/reference.json` has, by a build made once, when first needed. Where stories run as tests it is
 * empty, because nobody reads it. Changed sources need a restart.
 */
export function referenceData(): Plugin {
  let made: Promise<string> | undefined;
  return {
    name: 'reference-data',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      const isTest = process.env.VITEST !== undefined && this.environment.mode !== 'build';
      made ??= isTest ? Promise.resolve(JSON.stringify(NOTHING)) : builtReference();
      return `export default ${await made}`;
    },
  };
}

async function builtReference(): Promise<string> {
  const { release } = await import('../shared/tools/release/release.ts');
  const { files } = await release();
  // `referenceFiles` always makes this one
  return Buffer.from(files.get('reference.json')!).toString();
}
