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
 * Gives the pages what `dist/reference.json` and `dist/widgets.css` have, by a build made once, when first needed. Where stories run as tests it is
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
      made ??= isTest ? Promise.resolve(moduleOf(JSON.stringify(NOTHING), '')) : builtReference();
      return made;
    },
  };
}

async function builtReference(): Promise<string> {
  const { release } = await import('../shared/tools/release/release.ts');
  const { files } = await release();
  const text = (name: string): string => Buffer.from(files.get(name) ?? '').toString();
  return moduleOf(text('reference.json'), text('widgets.css'));
}

const moduleOf = (reference: string, css: string): string =>
  `export default ${reference}; export const widgetsCss = ${JSON.stringify(css)};`;
