export { default as Swal } from 'sweetalert2/dist/sweetalert2.esm.js';
