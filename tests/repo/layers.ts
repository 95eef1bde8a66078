import { dirname } from 'node:path';
import type { ImportOf } from './imports-of.ts';
import { sourceFiles } from './source-files.ts';

/**
 * Through whose doors a room may go; each may always import itself. `types` are gone when the code runs. No shipping room lists mocks,
 * stories, tests or tools.
 */
interface Rule {
  imports: string[];
  types?: string[];
  /** No package at all, not even React. */
  packageFree?: boolean;
}

/** Rooms that hold what several widgets are made of: one engine, a small table in each widget. They import as widgets do. */
export const ENGINES = ['booking', 'saving'];

export const RULES: Record<string, Rule> = {
  lib: { imports: [] },
  page: { imports: ['lib'] },
  contract: { imports: ['page', 'lib'] },
  loader: { imports: ['check', 'ui/popups', 'ui/tokens', 'page', 'lib'], packageFree: true },
  api: { imports: ['contract', 'page', 'lib'] },
  'ui/tokens': { imports: [] },
  'ui/popups': { imports: ['ui/tokens', 'page', 'lib'] },
  ui: { imports: ['ui/popups', 'page', 'lib'] },
  memory: { imports: ['contract', 'page', 'lib'] },
  runtime: { imports: ['memory', 'api', 'ui', 'ui/tokens', 'contract', 'page', 'lib'], types: ['loader'] },
  check: { imports: ['runtime', 'api', 'contract', 'page', 'lib'], types: ['loader'] },
  engine: { imports: ['memory', 'runtime', 'api', 'ui', 'ui/popups', 'contract', 'page', 'lib'] },
  widget: { imports: ['memory', 'engine', 'runtime', 'api', 'ui', 'ui/popups', 'contract', 'page', 'lib'] },
  'widget props': { imports: ['engine', 'contract', 'page', 'lib'] },
  mocks: { imports: ['contract', 'page', 'lib', 'tools'], types: ['widget props', 'engine'] },
  stories: {
    imports: [
      ...['widget', 'widget props', 'engine', 'ui', 'ui/popups', 'runtime', 'page', 'lib'],
      ...['mocks', 'storybook', 'README.md'],
    ],
  },
  storybook: {
    imports: [
      ...['widget', 'memory', 'ui', 'ui/tokens', 'ui/popups', 'runtime', 'loader'],
      ...['mocks', 'page', 'lib', 'contract', 'tools'],
    ],
  },
  // makes `dist/` of everything; nothing of it ships in a chunk
  tools: {
    imports: ['mocks', 'memory', 'check', 'runtime', 'loader', 'api', 'contract', 'page', 'lib', 'widget props'],
  },
  // the programs a person starts begin with the guard of the Node version
  'build.mjs': { imports: ['tools', 'tests'] },
  'start.mjs': { imports: ['mocks', 'tests'] },
};

/** The rooms of `shared/`: folders with a door. Of nested rooms the inner one counts. */
export const ROOMS = sourceFiles('shared/**/index.ts')
  .map(({ path }) => dirname(path))
  .sort((a, b) => b.length - a.length);

/** The room a file lies in: `shared/ui/controls/button.tsx` ⇒ `shared/ui/controls`; for others the top folder. */
export const roomOf = (file: string): string =>
  ROOMS.find((room) => file.startsWith(`${room}/`)) ?? file.split('/').slice(0, 2).join('/');

/** Whose rule a file keeps: `shared/ui/controls/button.tsx` ⇒ `ui`. */
export function layerOf(file: string): string {
  const [top = '', folder = '', inner = ''] = file.split('/');
  if (top === 'shared')
    return ENGINES.includes(folder) ? 'engine' : `${folder}/${inner}` in RULES ? `${folder}/${inner}` : folder;
  if (top === 'widgets') return file.endsWith('.props.ts') ? 'widget props' : 'widget';
  if (file === 'mocks/host/start.mjs') return 'start.mjs';
  return top === '.storybook' ? 'storybook' : top;
}

/** Why an import is forbidden, as a sentence; `undefined` when it is allowed. */
export function objectionTo(file: string, { specifier, target, typeOnly }: ImportOf): string | undefined {
  const from = layerOf(file);
  if (from === 'tests') return undefined;
  const rule = RULES[from];
  if (!rule)
    return `"${from}" is not in the design; put the file into one of ${Object.keys(RULES).join(', ')}, or name the folder in ENGINES in tests/repo/layers.ts`;
  if (target === undefined)
    return rule.packageFree ? `the ${from} stays free of packages, so it cannot import "${specifier}"` : undefined;
  const to = layerOf(target);
  if (from.startsWith('widget') && to.startsWith('widget'))
    return file.split('/')[1] === target.split('/')[1]
      ? undefined
      : 'a widget never imports another widget; move what they share to shared/';
  if (to === from || rule.imports.includes(to)) return pastTheDoor(file, target, specifier);
  if (rule.types?.includes(to))
    return typeOnly
      ? pastTheDoor(file, target, specifier)
      : `${from} may import only types from ${to}; write "import type"`;
  return `${from} may import ${rule.imports.join(', ') || 'no other room'}${rule.types ? ` and types of ${rule.types.join(', ')}` : ''}, not ${to}`;
}

function pastTheDoor(file: string, target: string, specifier: string): string | undefined {
  const room = roomOf(target);
  if (room === roomOf(file) || !ROOMS.includes(room) || target === `${room}/index.ts`) return undefined;
  // what runs by being loaded, and a style sheet as it is written, have no door
  if (target === 'shared/loader/loader.ts' || specifier.endsWith('?raw')) return undefined;
  return `it reaches past the door; import it from ${room}/index.ts`;
}
