import type { Plugin } from 'vite';
import type { Reference, WidgetReference } from '../shared/tools/reference/reference.ts';

/** As .storybook/virtual.d.ts declares them. */
const WHOLE = 'virtual:dealer-widgets-reference';
const OUTLINE = 'virtual:dealer-widgets-outline';

/** What every story and the first page need of each widget, by its name. */
export type Outline = Record<string, Pick<WidgetReference, 'group' | 'summary' | 'introduction' | 'properties'>>;

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
 * Gives the pages what `dist/reference.json` and `dist/widgets.css` have, and every story an outline of it, by a build made once, when first needed.
 * Where stories run as tests it is empty, because nobody reads it. Changed sources need a restart.
 */
export function referenceData(): Plugin {
  let made: Promise<{ reference: Reference; css: string }> | undefined;
  return {
    name: 'reference-data',
    resolveId: (id) => (id === WHOLE || id === OUTLINE ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${WHOLE}` && id !== `\0${OUTLINE}`) return undefined;
      const isTest = process.env.VITEST !== undefined && this.environment.mode !== 'build';
      made ??= isTest ? Promise.resolve({ reference: NOTHING, css: '' }) : builtReference();
      const { reference, css } = await made;
      return id === `\0${WHOLE}`
        ? `export default ${JSON.stringify(reference)}; export const widgetsCss = ${JSON.stringify(css)};`
        : `export default ${JSON.stringify(outlineOf(reference))};`;
    },
  };
}

async function builtReference() {
  const { release } = await import('../shared/tools/release/release.ts');
  const { files } = await release();
  const text = (name: string): string => Buffer.from(files.get(name) ?? '').toString();
  // the release has written it so
  return { reference: JSON.parse(text('reference.json')) as Reference, css: text('widgets.css') };
}

const outlineOf = ({ widgets }: Reference): Outline =>
  Object.fromEntries(
    Object.entries(widgets).map(([name, { group, summary, introduction, properties }]) => [
      name,
      { group, summary, introduction, properties },
    ]),
  );
