import { loadSweetAlert } from '../../shared/ui/popups/load-sweetalert.ts';

/** Ends the time of the toast that is shown. A test that shows one for a short time does not find it on a busy machine. */
export async function endToastTime(): Promise<void> {
  const { Swal } = await loadSweetAlert();
  Swal.increaseTimer(1 - Swal.getTimerLeft()!);
}
