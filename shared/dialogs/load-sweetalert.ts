import type Swal from 'sweetalert2';
import { lateImport } from '../lib/late-import.ts';

export type SweetAlert = typeof Swal;

/** The oldest version of the page's own copy that does all we ask for. */
const OLDEST = [11, 22, 4];

const loadOurs = lateImport(() => import('./our-sweetalert.ts'));
let ours: Promise<SweetAlert> | undefined;

/**
 * The page's own SweetAlert2 when it has a usable one, for two copies on one page break each other; else ours, fetched on
 * first use. A failed fetch is tried again at the next call.
 */
export function loadSweetAlert(): Promise<SweetAlert> {
  const { Swal } = window as { Swal?: SweetAlert };
  if (Swal && isNewEnough(Swal.version)) return Promise.resolve(Swal);
  ours ??= loadOurs().then(
    (module) => module.ourSweetAlert(),
    (error: unknown) => {
      ours = undefined;
      throw error;
    },
  );
  return ours;
}

function isNewEnough(version: unknown): boolean {
  const parts = String(version).split('.').map(Number);
  for (const [at, least] of OLDEST.entries()) {
    const part = parts[at] ?? 0;
    if (part !== least) return part > least;
  }
  return true;
}
