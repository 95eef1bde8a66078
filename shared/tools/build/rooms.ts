/** Rooms that lie together in one chunk; every other room is a chunk of its own. A room is a folder of `shared/` with a door (`index.ts`), named from there. */
export const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  page: ['page', 'lib/schema', 'ui/tokens', 'runtime/properties'],
  core: ['memory', 'runtime', 'api/late', 'ui/base', 'ui/switch', 'saving/switch'],
  api: ['api', 'api/calls'],
  sweetalert: ['ui/popups/sweetalert', 'page/trusted-types'],
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
    'runtime/visit',
  ],
  check: ['check', 'check/rules', 'check/markup', 'runtime/mistakes', 'page/settings-mistakes'],
};

/**
 * Rooms without state but a cache: each chunk has its own copy of what it uses. They are small, or for few widgets: nearly every page has fewer
 * bytes so, and each has fewer files.
 */
export const COPIED: readonly string[] = [
  'lib',
  'lib/wire-shape',
  'contract',
  'contract/calls',
  'memory/item',
  'booking',
  'booking/payment/outcome',
  'booking/slots',
  'page/modals',
  'page/slotted',
  'runtime/failures',
  'runtime/host-form',
  'saving',
  'ui/ask',
  'ui/calendar',
  'ui/choice-row',
  'ui/choices',
  'ui/dialog',
  'ui/disclosure',
  'ui/file-pick',
  'ui/months',
  'ui/popups',
  'ui/search',
  'ui/select-menu',
  'ui/strip',
  'loader', // loader.js, of which ~follow has what it needs
];

/** The packages of a chunk of this name; any other belongs to whoever imports it. */
export const REACT = 'react';
const REACT_PACKAGES = ['react', 'react-dom', 'scheduler', 'preact'];

/** The chunk of a room, `undefined` for one that is copied. */
export const chunkOfRoom = (room: string): string | undefined =>
  COPIED.includes(room)
    ? undefined
    : (Object.keys(TOGETHER).find((chunk) => TOGETHER[chunk]?.includes(room)) ?? room.split('/').at(-1));

/** The chunk of a package that is imported as this, such as `@scope/name/part`. */
export const chunkOfPackage = (spec: string): string | undefined =>
  REACT_PACKAGES.includes(spec.split('/')[0]!) ? REACT : undefined;
