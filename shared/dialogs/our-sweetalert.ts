import Swal from 'sweetalert2/dist/sweetalert2.esm.js';
import itsCss from 'sweetalert2/dist/sweetalert2.css?inline';
import { adoptStyles } from '../lib/adopt-styles.ts';
import tokens from '../ui/tokens.css?inline';
import popupCss from './popup.css?inline';

/**
 * SweetAlert2 in our look. It lives in the document, so the tokens come along under a name of their own; so do its class names
 * (shared/build/sweetalert-names.ts), for two copies that find each other's elements end each other's popups, and a page may have any copy.
 */
export function ourSweetAlert(): typeof Swal {
  for (const css of [itsCss.replaceAll('swal2', 'dw-swal2'), tokens.replaceAll('.dw', '.dw-popup'), popupCss])
    adoptStyles(document, css);
  return Swal;
}
