/** The oldest browsers the bundle is for; the README says why. Edge and Android's WebView are numbered as Chrome is. */
export const FLOOR = { chrome: '111', edge: '111', safari: '16.4', firefox: '115' };

/** The same for esbuild. */
export const floorTargets = Object.entries(FLOOR).map(([name, version]) => name + version);
