/** SweetAlert2 without its `<style>` element, which a strict CSP refuses. */
declare module 'sweetalert2/dist/sweetalert2.esm.js' {
  export { default } from 'sweetalert2';
}
