// chunk: popups
import type Swal from 'sweetalert2';
import { lateImport } from '../lib/loading/late-import.ts';

export type SweetAlert = typeof Swal;

const load = lateImport(() => import('./sweetalert.ts'));

/** Our own copy of SweetAlert2, loaded on first use. After a failure the next call tries again. */
export const loadSweetAlert = async (): Promise<SweetAlert> => (await load()).ourSweetAlert();
