import { expect, test } from 'vitest';
import { place, sourceFiles, withoutComments } from './source-files.ts';

/** Said of the document itself: an image or form of the page's that is named like it hides it. */
const OF_DOCUMENT = /(?<![\w$'"`])(?:window\.|globalThis\.)?(?:document|ownerDocument|contentDocument!?)\??\.\w+/g;
/** Asked of an element of the page: a form's field, or the page's own element, hides it. */
const OF_ELEMENT =
  /\b(?:element|host|form|fieldset|button|cell|target)\??\.(?:closest|matches|querySelector(?:All)?|getAttribute|contains|parentNode|parentElement|getRootNode|isConnected|noValidate|elements)\b/g;

/** Where one of them is meant: an own window's document, an element of our own. */
const OWN = new Set(['shared/lib/dom/native-dom.ts', 'shared/api/confined-window.ts']);

test('shipped code reads the DOM of the page through native-dom.ts, so that no name in the page hides a member', () => {
  const ships = sourceFiles('{widgets,shared}/**/*.{ts,tsx}').filter(
    ({ path }) => !path.startsWith('shared/build/') && !OWN.has(path),
  );
  const direct = ships.flatMap((file) => {
    const code = withoutComments(file.text);
    const hostOnly = /^shared\/(runtime|loader|dialogs|lib)\//.test(file.path) ? [OF_ELEMENT] : [];
    return [OF_DOCUMENT, ...hostOnly].flatMap((pattern) =>
      [...code.matchAll(pattern)].map(({ index, 0: what }) => `${place(file, index)} has ${what}`),
    );
  });
  expect(direct, 'use documentMember, createElement, closest, … of native-dom.ts, or listen on the window').toEqual([]);
});
