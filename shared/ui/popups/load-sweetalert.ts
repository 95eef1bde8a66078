import { lateImport } from '../../page/index.ts';

export type Popups = typeof import('./sweetalert/index.ts');

const load = lateImport(() => import('./sweetalert/index.ts'));
let isLoaded = false;

/** Fetches the code on intent. */
export const prepareSweetAlert = load.ahead;

/** Our own copy of SweetAlert2, loaded on first use. After a failure the next call tries again. */
export async function loadSweetAlert(): Promise<Popups> {
  const popups = await load();
  isLoaded = true;
  return popups;
}

/** What a popup that was asked for now has to wait for; nothing once the code is there. */
export const sweetAlertToWaitFor = (): Promise<Popups> | undefined => (isLoaded ? undefined : loadSweetAlert());
