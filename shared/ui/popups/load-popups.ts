import { lateImport } from '../../page/index.ts';

export type Popups = typeof import('./sweetalert/index.ts');

const load = lateImport(() => import('./sweetalert/index.ts'));
let isLoaded = false;

/** Fetches the code of popups on intent. */
export const preparePopups = load.ahead;

/** SweetAlert2 and what shows popups with it, loaded on first use. After a failure the next call tries again. */
export async function loadPopups(): Promise<Popups> {
  const popups = await load();
  isLoaded = true;
  return popups;
}

/** What a popup that was asked for now has to wait for; nothing once the code is there. */
export const popupsToWaitFor = (): Promise<Popups> | undefined => (isLoaded ? undefined : loadPopups());
