import type { ImportOf } from './imports-of.ts';

/**
 * Who may import whom; a layer may always import itself. `types` may be imported as types only: they are gone when the code runs.
 * No shipping layer lists mocks, stories or tests.
 */
interface Layer {
  imports: string[];
  types?: string[];
  /** No package at all, not even React. */
  packageFree?: boolean;
}

/** Folders of shared/ that hold what several widgets are made of: one engine, a small table in each widget. They import as widgets do. */
export const ENGINES = ['booking', 'saving'];

const LAYERS: Record<string, Layer> = {
  lib: { imports: [] },
  contract: { imports: ['lib'] },
  loader: { imports: ['lib'], packageFree: true },
  api: { imports: ['contract', 'lib'] },
  // the loader fetches parts of both while the page runs, with arguments of its own types
  dialogs: { imports: ['lib'], types: ['loader'] },
  ui: { imports: ['lib', 'dialogs'] },
  runtime: { imports: ['api', 'ui', 'dialogs', 'lib'], types: ['loader'] },
  engine: { imports: ['runtime', 'api', 'ui', 'dialogs', 'lib', 'contract'] },
  widget: { imports: ['engine', 'runtime', 'api', 'ui', 'dialogs', 'lib', 'contract'] },
  'widget props': { imports: ['contract', 'lib', 'engine'] },
  mocks: { imports: ['contract', 'lib', 'reference'], types: ['widget props', 'engine'] },
  stories: {
    imports: [
      'widget',
      'widget props',
      'engine',
      'ui',
      'dialogs',
      'runtime',
      'lib',
      'mocks',
      'storybook',
      'stories/support',
      'README.md',
    ],
  },
  // a host page, as stories and tests show it
  'stories/support': { imports: ['widget', 'loader', 'ui', 'dialogs', 'lib'] },
  storybook: {
    imports: [
      'stories/support',
      'ui',
      'runtime',
      'loader',
      'mocks',
      'lib',
      'contract',
      'patches',
      'release',
      'reference',
      'host-kit',
    ],
  },
  // made from what is declared, for hosts; nothing of it ships
  reference: { imports: ['contract', 'lib', 'widget props'] },
  // its linter asks the rules of the runtime about a page that it has read
  'host-kit': { imports: ['contract', 'lib', 'api', 'reference', 'runtime', 'dialogs', 'loader', 'widget props'] },
  // changes to published packages while they are bundled
  patches: { imports: ['lib'] },
  // sources to chunks, and the files of dist/ around them
  build: { imports: ['lib', 'patches'] },
  release: { imports: ['lib', 'build', 'host-kit', 'reference'] },
  // the programs a person starts begin with the guard of the Node version
  'build.mjs': { imports: ['release', 'tests'] },
  'start.mjs': { imports: ['mocks', 'tests'] },
};

/** The layer a file belongs to: `shared/ui/controls/button.tsx` ⇒ `ui`. */
export function layerOf(file: string): string {
  const [top = '', folder = ''] = file.split('/');
  if (top === 'shared') return ENGINES.includes(folder) ? 'engine' : folder;
  if (top === 'widgets') return file.endsWith('.props.ts') ? 'widget props' : 'widget';
  if (top === 'stories' && folder === 'support') return 'stories/support';
  if (file === 'mocks/host/start.mjs') return 'start.mjs';
  return top === '.storybook' ? 'storybook' : top;
}

/** Why an import is forbidden, as a sentence; `undefined` when it is allowed. */
export function objectionTo(file: string, { specifier, target, typeOnly }: ImportOf): string | undefined {
  const from = layerOf(file);
  if (from === 'tests') return undefined;
  const layer = LAYERS[from];
  if (!layer)
    return `the layer "${from}" is not in the design; put the file into one of ${Object.keys(LAYERS).join(', ')}, or name the folder in ENGINES in tests/repo/layers.ts`;
  if (target === undefined) {
    return layer.packageFree ? `the ${from} stays free of packages, so it cannot import "${specifier}"` : undefined;
  }
  const to = layerOf(target);
  const isWidget = from.startsWith('widget') && to.startsWith('widget');
  if (isWidget) {
    return widgetOf(file) === widgetOf(target)
      ? undefined
      : 'a widget never imports another widget; move what they share to shared/';
  }
  if (to === from || layer.imports.includes(to)) return undefined;
  // the look has one source, also for what lies in the document beside the widgets
  if ((from === 'dialogs' || from === 'loader') && target === 'shared/ui/tokens.css') return undefined;
  if (layer.types?.includes(to)) {
    return typeOnly ? undefined : `${from} may import only types from ${to}; write "import type"`;
  }
  return `${from} may import ${layer.imports.join(', ') || 'no other layer'}${layer.types ? ` and types of ${layer.types.join(', ')}` : ''}, not ${to}`;
}

const widgetOf = (file: string): string | undefined => file.split('/')[1];
