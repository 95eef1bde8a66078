/** The oldest browsers the bundle is for; the README has the reasons. Edge and Android's WebView are numbered as Chrome is. */
export const FLOOR = { chrome: '111', edge: '111', safari: '16.4', firefox: '115' };

/** What a style sheet can ask to know: `of` came with Chrome 111 and Firefox 113, the other with Safari 16.4. The loader asks the like. */
export const FLOOR_CONDITION = 'selector(:nth-child(1 of a)) and (font-synthesis-weight:none)';

/** The same for esbuild. */
export const floorTargets = Object.entries(FLOOR).map(([name, version]) => name + version);
