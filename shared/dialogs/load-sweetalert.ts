// chunk: popups
import type Swal from 'sweetalert2';
import { lateImport } from '../lib/loading/late-import.ts';

export type SweetAlert = typeof Swal;

const loadOurs = lateImport(() => import('./sweetalert.ts'));
let ours: Promise<SweetAlert> | undefined;

/** Our own copy of SweetAlert2, loaded on first use. After a failure the next call tries again. */
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
