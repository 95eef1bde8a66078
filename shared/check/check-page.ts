/** What `DealerWidgets.check()` finds in the page around the widgets: style sheet, token, policy for dialogs. */
import { DEFAULTS, documentMember, lateImport, pageSettings } from '../page/index.ts';
import type { CheckRow } from '../lib/index.ts';
import { errorMessages } from '../runtime/properties/index.ts';
import { WITH_TOKEN } from './with-token.ts';

// sentences about mistakes are in this chunk, too, and need neither
const server = lateImport(() => import('../api/calls/index.ts'));
const policy = lateImport(() => import('../page/trusted-types/index.ts'));

/** @param names of the widgets on the page: where none of them sends a token, none is asked for */
export async function pageRows(names: ReadonlySet<string>): Promise<CheckRow[]> {
  const rows: CheckRow[] = [];
  const add = (where: string, wrong: string): void => {
    rows.push({ where, wrong });
  };
  if (!getComputedStyle(documentMember('documentElement')).getPropertyValue('--dw-style-sheet'))
    add(
      'the style sheet',
      'The rules of widgets.css do not apply, so the page moves when widgets arrive. Link it in the head: <link rel="stylesheet" href="/widgets/widgets.css">. Where it is linked, the server does not send it, or style-src of the page\'s Content-Security-Policy refuses it.',
    );
  if (WITH_TOKEN.some((name) => names.has(name)))
    for (const wrong of await tokenMistakes()) add('the anti-forgery token', wrong);
  const { fixedElements } = await policy();
  for (const wrong of errorMessages(() => fixedElements('')))
    add(
      'the policy',
      `Dialogs cannot be made: ${wrong} Add trusted-types dealer-widgets to the page's Content-Security-Policy.`,
    );
  return rows;
}

/** Only what is certain: Django's cookie goes with Django's header; other names of cookies and of `<meta>` are used by several frameworks. */
async function tokenMistakes(): Promise<string[]> {
  const { foundToken, thisPage, whyNoToken, whyNotSendable } = await server();
  const { xsrf_header } = pageSettings();
  const found = foundToken(thisPage);
  if (!found) return [`There is none, so the server may refuse what is saved: ${whyNoToken(pageSettings())}`];
  const unsendable = whyNotSendable(found, pageSettings());
  if (unsendable) return [`Nothing can be loaded or saved: ${unsendable}`];
  if (found.place !== 'the cookie csrftoken' || xsrf_header !== DEFAULTS.xsrf_header) return [];
  return [
    `The cookie csrftoken is sent in the header ${xsrf_header}, but Django reads X-CSRFToken. Write the page setting "xsrf_header": "X-CSRFToken".`,
  ];
}
