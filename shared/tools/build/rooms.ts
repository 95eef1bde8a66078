/**
 * Rooms and packages that lie together in one chunk; every other room is a chunk of its own. A room is a folder of `shared/` with a door
 * (`index.ts`), named from there.
 */
export const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  react: ['react', 'react-dom', 'scheduler', 'preact'],
  page: ['page', 'lib/schema', 'ui/tokens'],
  core: ['memory', 'runtime', 'runtime/properties', 'api/late', 'ui/base', 'ui/switch', 'saving/switch'],
  ui: [
    'ui/common',
    'ui/controls',
    'ui/feedback',
    'ui/content',
    'ui/popover',
    'ui/hooks',
    'ui/select',
    'ui/switch/toggletip',
    'memory/kept',
    'page/visits',
    'runtime/failures',
    'runtime/visit',
  ],
  read: ['runtime/server-state', '@tanstack/react-query', '@tanstack/query-core'],
  form: ['runtime/host-form', 'ui/choices'],
  booking: ['booking', 'ui/strip'],
  disclosure: ['ui/disclosure', 'page/slotted'],
  payment: ['booking/payment', 'booking/payment/outcome'],
  mistakes: ['runtime/mistakes', 'page/settings-mistakes'],
  valibot: ['valibot'],
};

/** Rooms of pure functions and declarations: each chunk has its own copy of what it uses of them. */
export const COPIED: readonly string[] = ['lib', 'contract', 'contract/calls', 'check/rules', 'memory/item'];

/** The chunk of a room or package, `undefined` for one that is copied or, as most packages, belongs to whoever imports it. */
export const chunkOfRoom = (room: string): string | undefined =>
  COPIED.includes(room) ? undefined : (chunkWith(room) ?? room.split('/').at(-1));

export const chunkOfPackage = (spec: string): string | undefined => chunkWith(packageOf(spec));

const chunkWith = (name: string): string | undefined =>
  Object.entries(TOGETHER).find(([, members]) => members.includes(name))?.[0];

/** The package of an import such as `@scope/name/part`. */
const packageOf = (spec: string): string => spec.split('/', spec.startsWith('@') ? 2 : 1).join('/');
