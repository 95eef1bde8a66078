// chunk: popups
import type Swal from 'sweetalert2';
import { lateImport } from '../lib/loading/late-import.ts';

export type SweetAlert = typeof Swal;

const load = lateImport(() => import('./sweetalert.ts'));
let isLoaded = false;

/** Fetches the code on intent. */
export const prepareSweetAlert = load.ahead;

/** Our own copy of SweetAlert2, loaded on first use. After a failure the next call tries again. */
export async function loadSweetAlert(): Promise<SweetAlert> {
  const { ourSweetAlert } = await load();
  isLoaded = true;
  return ourSweetAlert();
}

/** What a popup that was asked for now has to wait for; nothing once the code is there. */
export const sweetAlertToWaitFor = (): Promise<SweetAlert> | undefined => (isLoaded ? undefined : loadSweetAlert());
