import { expect, test } from 'vitest';
import { place, shippedFiles, withoutComments } from './source-files.ts';

/** Members of the document: an image or form of the page with such a name hides them. */
const OF_DOCUMENT = /(?<![\w$'"`])(?:window\.|globalThis\.)?(?:document|ownerDocument|contentDocument!?)\??\.\w+/g;
/** Members of an element of the page: a form's field with such a name, or a custom element, hides them. */
const OF_ELEMENT =
  /\b(?:element|host|form|fieldset|button|cell|target)\??\.(?:closest|matches|querySelector(?:All)?|getAttribute|contains|parentNode|parentElement|getRootNode|isConnected|noValidate|elements|setAttribute|removeAttribute|attributes|dataset|children|addEventListener|attachShadow|shadowRoot)\b/g;

/** Files that may use them: for the document of a window of our own, or for native-dom.ts itself. */
const OWN = new Set(['shared/page/dom/native-dom.ts', 'shared/api/confined-window.ts']);

test('shipped code reads the DOM of the page through native-dom.ts, so that no name in the page hides a member', () => {
  const ships = shippedFiles().filter(({ path }) => !OWN.has(path));
  const direct = ships.flatMap((file) => {
    const code = withoutComments(file.text);
    const hostOnly = /^shared\/(runtime|loader|check|page|lib|saving|ui\/popups)\//.test(file.path) ? [OF_ELEMENT] : [];
    return [OF_DOCUMENT, ...hostOnly].flatMap((pattern) =>
      [...code.matchAll(pattern)].map(({ index, 0: what }) => `${place(file, index)} has ${what}`),
    );
  });
  expect(direct, 'use documentMember, createElement, closest, … of native-dom.ts, or listen on the window').toEqual([]);
});
