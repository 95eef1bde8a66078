// chunk: popups
import type Swal from 'sweetalert2';
import { lateImport } from '../lib/late-import.ts';

export type SweetAlert = typeof Swal;

const loadOurs = lateImport(() => import('./our-sweetalert.ts'));
let ours: Promise<SweetAlert> | undefined;

/** Our own SweetAlert2, fetched on first use. A failed fetch is tried again at the next call. */
export function loadSweetAlert(): Promise<SweetAlert> {
  ours ??= loadOurs().then(
    (module) => module.ourSweetAlert(),
    (error: unknown) => {
      ours = undefined;
      throw error;
    },
  );
  return ours;
}
