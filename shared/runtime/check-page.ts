/** What `DealerWidgets.check()` finds in the page around the widgets: settings, style sheet, frame, token, loader, version. */
import { foundToken, whyNotSendable, whyNoToken } from '../api/anti-forgery.ts';
import { thisPage } from '../api/environment.ts';
import { isSandboxed } from '../lib/url/page-origin.ts';
import { closestComposed } from '../lib/dom/composed-tree.ts';
import { documentMember, matches, queryAll, queryPage } from '../lib/dom/native-dom.ts';
import { BUILD_LETTERS } from '../lib/loading/hash-letters.ts';
import type { Manifest } from '../lib/page/manifest.ts';
import { DEFAULTS, pageSettings, readPageSettings } from '../lib/page/page-settings.ts';
import { PAGE_SETTINGS_ID, settingsElements } from '../lib/page/settings-element.ts';
import { settingsMistakes } from '../lib/page/settings-mistakes.ts';
import { fixedElements } from '../lib/dom/trusted-types.ts';
import type { CheckRow, DealerWidgetsApi } from '../lib/page/widget-protocol.ts';

/** Addresses of our style sheet and loader, with or without the hash in the name. */
const HASH = `-[0-9A-F]{${BUILD_LETTERS}}`;
const OUR_STYLES = new RegExp(String.raw`/widgets(${HASH})?\.css(\?|$)`);
const OUR_LOADER = new RegExp(String.raw`/loader(${HASH})?\.js$`);

/** The message of the error that `work` throws, if it throws one. */
export function thrown(work: () => unknown): string[] {
  try {
    work();
    return [];
  } catch (error) {
    // our own functions throw nothing but errors
    return [(error as Error).message];
  }
}

/**
 * Mistakes in the page settings.
 * @param widgets how many elements are widgets
 */
export function settingsRows(widgets: number): CheckRow[] {
  const [first, ...more] = settingsElements();
  const rows: CheckRow[] = [];
  const where = `#${PAGE_SETTINGS_ID}`;
  const add = (wrong: string, element?: Element): void => {
    rows.push({ where, wrong, element });
  };
  if (first) {
    const { wrong } = readPageSettings(first.textContent);
    for (const sentence of settingsMistakes(first.textContent, wrong, Object.keys(DEFAULTS))) add(sentence, first);
  }
  for (const element of more)
    add('There is more than one of it, and only the first counts. Take this one away.', element);
  for (const element of queryPage(where))
    if (![first, ...more].includes(element))
      add('It is not read: settings are only read from <script type="application/json">. Write it as one.', element);
  const { scope } = pageSettings();
  if (!scope) return rows;
  const invalid = thrown(() => matches(documentMember('documentElement'), scope));
  for (const wrong of invalid) add(`The setting "scope" is not a selector, so nothing is a widget: ${wrong}`, first);
  if (invalid.length + widgets === 0) for (const wrong of emptyScope(scope)) add(wrong, first);
  return rows;
}

/** The mistake of a scope that leaves out all widgets of the page. */
function emptyScope(scope: string): string[] {
  // the loader sets it before it loads this chunk
  const { attribute } = window.DealerWidgets as DealerWidgetsApi;
  const outside = queryPage(`[${attribute}]`).filter((each) => !closestComposed(each, '[data-dw-ignore]')).length;
  if (outside === 0) return [];
  const why = queryPage(scope).length === 0 ? 'nothing on this page matches it' : 'they are all outside of it';
  return [
    `The setting "scope" is ${JSON.stringify(scope)}, and ${why}, so none of the ${outside} elements with ${attribute} is a widget. Write a selector of an element around them.`,
  ];
}

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

const styleSheets = (): string[] => queryPage<HTMLLinkElement>('link[rel=stylesheet]').map(({ href }) => href);

/** Reports when the server has another build than the one that this page uses. Nothing is reported where the manifest is not served. */
export async function versionMistakes(): Promise<string[]> {
  // the loader sets it before it loads this chunk
  const { version: mine } = window.DealerWidgets as DealerWidgetsApi;
  try {
    const answer = await fetch(new URL('../manifest.json', import.meta.url), {
      cache: 'no-store',
      credentials: 'omit',
    });
    // our own build wrote it; one without a field that is read here counts as none
    const { version, flavour, build, css } = (await answer.json()) as Manifest;
    const theirs = `${version}+${flavour}.${build}`;
    const other = styleSheets().find((href) => OUR_STYLES.exec(href)?.[1] && !href.includes(css.file));
    return [
      ...(theirs === mine
        ? []
        : [
            `This page runs ${mine}, and the server has ${theirs}. Reload it; where that does not help, a cache keeps loader.js for too long.`,
          ]),
      ...(other
        ? [`${other} is of another build than the server's ${css.file}. Read the name from manifest.json.`]
        : []),
    ];
  } catch {
    return [];
  }
}
