/** The build of SweetAlert2 that we use; Vite adds a query. */
const FILE = /[\\/]sweetalert2[\\/]dist[\\/]sweetalert2\.esm\.js(\?|$)/;

/**
 * Gives our SweetAlert2 class names of its own, `dw-swal2-…`. It finds its popup by class in the whole document: with the names of the
 * page's own copy, of whatever version, each would take the other's popup for its own, wait for it or end it. Costs no bytes.
 */
export const withOwnNames = (code: string): string => code.replaceAll('swal2-', 'dw-swal2-').replaceAll("'swal2", "'dwSwal2");

/** The same for Vite (tests and stories). */
export const sweetAlertNames = {
  name: 'sweetalert-names',
  config: () => ({ optimizeDeps: { exclude: ['sweetalert2/dist/sweetalert2.esm.js'] } }), // no plugin sees what is prepared
  transform: { filter: { id: FILE }, handler: withOwnNames },
};
