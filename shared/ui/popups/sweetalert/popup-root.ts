import { adoptStyles, createElement, memberOf } from '../../../page/index.ts';
import { tokensCss as tokens } from '../../tokens/index.ts';
import billCss from './bill.css?inline';
import popupCss from './popup.css?inline';

/** The element of our popups; in the page only while one is shown. */
export const host = createElement('div');
const root = memberOf(host, 'attachShadow').call(host, { mode: 'open' });
/** What SweetAlert2 takes for the page's body. */
export const body = createElement('div');

adoptStyles(root, tokens, 'tokens');
adoptStyles(root, popupCss);
adoptStyles(root, billCss);
root.append(body);

/**
 * SweetAlert2's `document` (shared/tools/patches/patches.ts). It finds its popup by class and hides what is around it: in a shadow root it sees
 * nothing that a comment or the page's own SweetAlert2 has written, and neither sees or styles ours.
 */
export const ownDocument = {
  body,
  documentElement: body,
  createElement,
  querySelector: (selector: string) => body.querySelector(selector),
  get activeElement() {
    return root.activeElement;
  },
};
