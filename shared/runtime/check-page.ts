/** What `DealerWidgets.check()` finds in the page around the widgets: style sheet, frame, token, policy for dialogs, loader. */
import { foundToken, whyNotSendable, whyNoToken } from '../api/anti-forgery.ts';
import { thisPage } from '../api/environment.ts';
import { documentMember, queryAll } from '../lib/dom/native-dom.ts';
import { fixedElements } from '../lib/dom/trusted-types.ts';
import { DEFAULTS, pageSettings } from '../lib/page/page-settings.ts';
import type { CheckRow } from '../lib/page/widget-protocol.ts';
import { isSandboxed } from '../lib/url/page-origin.ts';
import { OUR_LOADER, OUR_STYLES, styleSheets } from './own-files.ts';
import { thrown } from './thrown.ts';

/**
 * What the page lacks.
 * @param isRefused whether the page's policy has refused this address, which has a row of its own
 */
export function pageRows(isRefused: (address: string) => boolean): CheckRow[] {
  const root = documentMember('documentElement');
  const rows: CheckRow[] = [];
  const add = (where: string, wrong: string): void => {
    rows.push({ where, wrong });
  };
  if (!getComputedStyle(root).getPropertyValue('--dw-style-sheet')) {
    const sheet = styleSheets().find((href) => OUR_STYLES.test(href));
    if (!sheet)
      add(
        'the style sheet',
        'widgets.css is not there, so the page moves when widgets arrive. Link it in the head: <link rel="stylesheet" href="/widgets/widgets.css">.',
      );
    else if (!isRefused(sheet))
      add(
        'the style sheet',
        `${sheet} is linked, but its rules do not apply, so the page moves when widgets arrive. See in the browser's network panel whether the server sends it, and whether style-src of the page's Content-Security-Policy allows it.`,
      );
  }
  if (isSandboxed())
    add(
      'the frame',
      'This page is in a sandboxed frame without allow-same-origin, so nothing can be loaded or saved. Add allow-same-origin to the frame.',
    );
  else for (const wrong of tokenMistakes()) add('the anti-forgery token', wrong);
  for (const wrong of thrown(() => fixedElements('')))
    add(
      'the policy',
      `Dialogs cannot be made: ${wrong} Add trusted-types dealer-widgets to the page's Content-Security-Policy.`,
    );
  const loaders = new Set(
    queryAll<HTMLScriptElement>(root, 'script[src]')
      .map(({ src }) => src)
      .filter((src) => OUR_LOADER.test(src)),
  );
  if (loaders.size > 1)
    add(
      'the loader',
      `There are ${loaders.size}: ${[...loaders].join(', ')}. The first one that runs counts; write one.`,
    );
  return rows;
}

/** Only what is certain: Django's cookie goes with Django's header; other names of cookies and of `<meta>` are used by several frameworks. */
function tokenMistakes(): string[] {
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
