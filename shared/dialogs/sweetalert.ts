import Swal from 'sweetalert2/dist/sweetalert2.esm.js';
import { adoptStyles } from '../lib/dom/adopt-styles.ts';
import tokens from '../ui/tokens.css?inline';
import popupCss from './popup.css?inline';

/** In a layer, `!important` overrides every unlayered `!important`, whatever its specificity. */
const unbeatable = (css: string): string =>
  `@layer dw-popup{${css.replaceAll(/(?<=[^{};\s])(?=[;}])/g, ' !important')}}`;

/**
 * SweetAlert2 in our style. It lives in the document, so it needs the tokens there, under a name of their own. Its class names are our own
 * too (shared/patches/sweetalert-names.ts): the page may have a copy, and two copies with the same classes close each other's popups.
 */
export function ourSweetAlert(): typeof Swal {
  for (const css of [tokens.replaceAll('.dw', '.dw-popup'), unbeatable(popupCss)]) adoptStyles(document, css);
  return Swal;
}
