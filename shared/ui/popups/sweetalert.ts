/** SweetAlert2 and the shadow root in which it lives. */
export { default as Swal } from 'sweetalert2/dist/sweetalert2.esm.js';
export { body, host } from './popup-root.ts';
