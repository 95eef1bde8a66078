/**
 * `DealerWidgets.check()`: one table of everything on a page that keeps widgets from running. Runs only when a developer calls it.
 * The types of the loader's arguments are repeated here, because no other layer may import the loader (tests/repo/layers.ts).
 */
import * as v from 'valibot';
import { tokenOf } from '../api/anti-forgery.ts';
import { thisPage } from '../api/environment.ts';
import { isSandboxed } from '../lib/url/page-address.ts';
import { attributeOf, documentMember, matches, queryAll, queryPage } from '../lib/dom/native-dom.ts';
import { DEFAULTS, pageSettings, readPageSettings } from '../lib/page/page-settings.ts';
import { PAGE_SETTINGS_ID, settingsElements } from '../lib/page/settings-element.ts';
import { settingsMistakes } from '../lib/page/settings-mistakes.ts';
import { fixedElements } from '../lib/dom/trusted-types.ts';
import type { CheckRow, DealerWidgetsApi, MountableWidget } from '../lib/page/widget-protocol.ts';
import type { DefinedWidget } from './define-widget.tsx';
import { cannotHold, unknownNames, wrongProperties } from './mistakes.ts';
import { type PropertySchema, readProperties } from './read-properties.ts';

interface Loader {
  readonly instances: ReadonlyMap<Element, { element: HTMLElement; widget: string; lastError?: string | undefined }>;
  readonly table: ReadonlyMap<string, { readonly chunks: readonly string[] }>;
  readonly defined: ReadonlyMap<string, MountableWidget>;
  late(): Promise<{
    textToCopy(target: string | Element, button?: Element): Blob;
    unknownWidget(name: string, known: string[]): void;
  }>;
}

interface Known {
  /** Requests that the page's policy has blocked, as sentences. */
  refusals(): readonly string[];
  markupMistakes(element: Element): Promise<string[]>;
}

/** Finds everything on the page that keeps widgets from running, prints it, and returns it. */
export async function check(loader: Loader, { refusals, markupMistakes }: Known): Promise<CheckRow[]> {
  const rows: CheckRow[] = [...settingsRows(), ...pageRows()];
  for (const wrong of await versionMistakes()) rows.push({ where: 'the version', wrong });
  for (const { element, widget: name, lastError } of loader.instances.values()) {
    const mistakes = new Set([...(await mistakesOf(element, name, loader)), ...(await markupMistakes(element))]);
    const last = lastError?.replace(/^dealer-widgets: "[^"]*"( does not run)?: /, '');
    if (last) mistakes.add(last);
    const id = attributeOf(element, 'id');
    const where = `${name.slice(0, 64)} <${element.localName}${id ? ` id="${id.slice(0, 40)}"` : ''}>`;
    for (const wrong of mistakes) rows.push({ where, wrong, element });
  }
  const { textToCopy } = await loader.late();
  for (const element of queryPage('[data-copy]'))
    for (const wrong of thrown(() => textToCopy(attributeOf(element, 'data-copy') ?? '', element)))
      rows.push({ where: 'a copy button', wrong, element });
  for (const wrong of refusals()) rows.push({ where: 'the policy', wrong });
  print(rows, loader.instances.size);
  return rows;
}

function print(rows: readonly CheckRow[], widgets: number): void {
  const looked = `${widgets} widget${widgets === 1 ? '' : 's'} looked at`;
  if (rows.length === 0) console.info(`dealer-widgets: nothing is wrong on this page, ${looked}.`);
  else {
    console.info(`dealer-widgets: ${rows.length} wrong on this page, ${looked}.`);
    console.table(rows.map(({ where, wrong }) => ({ where, wrong })));
  }
}

/** The mistakes of one widget, as sentences; its code is loaded if necessary. */
async function mistakesOf(element: HTMLElement, name: string, { table, defined, late }: Loader): Promise<string[]> {
  const chunks = table.get(name)?.chunks;
  try {
    // the loader sets it before it loads this chunk
    if (!defined.has(name) && chunks) await (window.DealerWidgets as DealerWidgetsApi).import(...chunks);
    // our widgets have a schema; a widget of the page may have none
    const widget = defined.get(name) as Partial<DefinedWidget<PropertySchema>> | undefined;
    if (!widget)
      (await late()).unknownWidget(
        name,
        [...table.keys(), ...defined.keys()].filter((each) => !each.startsWith('~')),
      );
    if (!widget?.props) return []; // a widget of the page, without a schema
    const schema = widget.props;
    return [...(canHold(element) ? [] : [cannotHold(element).message]), ...propertyMistakes(element, name, schema)];
  } catch (error) {
    // our own functions throw nothing but errors
    return [(error as Error).message];
  }
}

/** Whether the element can have a shadow root. */
function canHold(element: HTMLElement): boolean {
  // a clone has the same type
  const copy = element.cloneNode() as HTMLElement;
  return element.shadowRoot !== null || thrown(() => copy.attachShadow({ mode: 'open' })).length === 0;
}

function propertyMistakes(element: HTMLElement, name: string, schema: PropertySchema): string[] {
  try {
    const raw = readProperties(element, schema);
    const { issues } = v.safeParse(schema, raw.values);
    return [
      ...(issues ? [wrongProperties(element, schema, raw, issues).message] : []),
      ...unknownNames(name, schema, raw),
    ];
  } catch (error) {
    // our own functions throw nothing but errors
    return [(error as Error).message];
  }
}

/** The message of the error that `work` throws, if it throws one. */
function thrown(work: () => unknown): string[] {
  try {
    work();
    return [];
  } catch (error) {
    // our own functions throw nothing but errors
    return [(error as Error).message];
  }
}

function settingsRows(): CheckRow[] {
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
      add('It is no setting, because only <script type="application/json"> is read. Write it as one.', element);
  const { scope } = pageSettings();
  if (scope)
    for (const wrong of thrown(() => matches(documentMember('documentElement'), scope)))
      add(`The setting "scope" is no selector, so nothing is a widget: ${wrong}`, first);
  return rows;
}

function pageRows(): CheckRow[] {
  const root = documentMember('documentElement');
  const rows: CheckRow[] = [];
  if (!getComputedStyle(root).getPropertyValue('--dw-style-sheet'))
    rows.push({
      where: 'the style sheet',
      wrong:
        'widgets.css is not there, so the page moves when widgets arrive. Link it in the head: <link rel="stylesheet" href="/widgets/widgets.css">.',
    });
  if (isSandboxed())
    rows.push({
      where: 'the frame',
      wrong:
        'This page is in a sandboxed frame without allow-same-origin, so nothing can be loaded or saved. Add allow-same-origin to the frame.',
    });
  else if (!tokenOf(thisPage)) {
    const { xsrf_cookie, xsrf_meta } = pageSettings();
    rows.push({
      where: 'the anti-forgery token',
      wrong: `There is none in ${xsrf_meta ? `<meta name="${xsrf_meta}"> nor in ` : ''}the cookie ${xsrf_cookie}, so the server may refuse what is saved. Name its place in the page settings: xsrf_cookie, xsrf_meta or xsrf_token (README, "Anti-forgery").`,
    });
  }
  for (const wrong of thrown(() => fixedElements('')))
    rows.push({
      where: 'the policy',
      wrong: `Dialogs cannot be made: ${wrong} Add trusted-types dealer-widgets to the page's Content-Security-Policy.`,
    });
  const loaders = new Set(
    queryAll<HTMLScriptElement>(root, 'script[src]')
      .map(({ src }) => src)
      .filter((src) => /\/loader(-[A-Z2-7]{8})?\.js$/.test(src)),
  );
  if (loaders.size > 1)
    rows.push({
      where: 'the loader',
      wrong: `There are ${loaders.size}: ${[...loaders].join(', ')}. The first one that runs counts; write one.`,
    });
  return rows;
}

/** Reports when the server has another build than the one that this page uses. Nothing is reported where the manifest is not served. */
async function versionMistakes(): Promise<string[]> {
  // the loader sets it before it loads this chunk
  const { version: mine } = window.DealerWidgets as DealerWidgetsApi;
  try {
    const answer = await fetch(new URL('../manifest.json', import.meta.url), {
      cache: 'no-store',
      credentials: 'omit',
    });
    // our own build wrote it; fields that older builds did not write are checked below
    const { version, flavour, build, css } = (await answer.json()) as Manifest;
    const theirs = `${version}+${flavour}.${build}`;
    const sheets = queryPage<HTMLLinkElement>('link[rel=stylesheet]').map(({ href }) => href);
    const other = sheets.find((href) => /\/widgets-[A-Z2-7]{8}\.css$/.test(href) && !href.endsWith(css.file));
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

interface Manifest {
  version: string;
  flavour: string;
  build: string;
  css: { file: string };
}
