/** `dealer-widgets lint`: the rules of `DealerWidgets.check()`, asked about a page that was only read. */
import { markupMistakes, misspeltWidget } from '../../check/markup/index.ts';
import { type Declared, isIgnored, writtenRows } from '../../check/rules/index.ts';
import { type CheckRow, isLogInPage } from '../../lib/index.ts';
import { copiedElement, markupOf } from '../../loader/index.ts';
import { enter, type PageElement, readPage } from './page-dom.ts';

/** The address of the loader, with or without a hash, in a script tag or in a script of the page that imports it. */
const OUR_LOADER = /(?:^|[/"'])loader(?:-[0-9A-F]+)?\.js(?:[?"']|$)/;

/** The widget that shows what the page writes in it, without a slot's name. */
const SHOWS_CONTENT = 'read-more';

export interface Problem {
  /** Of the element's start tag; 1 where there is none. */
  readonly line: number;
  readonly column: number;
  /** The widget and its element, or the part of the page. */
  readonly where: string;
  /** What is wrong, and how to correct it. */
  readonly wrong: string;
}

/**
 * Checks one page. From then on it is the page that our code for browsers sees.
 * @param html as the server sends it
 * @param address its own
 * @param names all widgets
 * @returns the mistakes in the order of the page, and how many widgets were found
 */
export async function lint(
  html: string,
  address: string,
  names: readonly string[],
): Promise<{ problems: Problem[]; widgets: number }> {
  const page = readPage(html, address);
  enter(page);
  const loader = page.querySelectorAll('script[data-attribute]').find(({ src }) => OUR_LOADER.test(src));
  const attribute = loader?.getAttribute('data-attribute') ?? 'data-widget';
  const selector = `[${attribute}]`;
  const widgets = page
    .querySelectorAll(selector)
    // this DOM has all that the rules use of one
    .map((element) => ({ element: element as unknown as HTMLElement, name: element.getAttribute(attribute) ?? '' }))
    .filter(({ element }) => !isIgnored(element));
  const ours = new Set(names);
  const rows = [
    ...loaderMistakes(html, widgets.length),
    ...(await writtenRows({
      attribute,
      names,
      widgets,
      declared: (name) => declared(name, ours),
      markupMistakes: (element) => markupMistakes(element, markupOf(element, selector)),
      isReplaced: (outer, child) =>
        nameOf(outer, attribute) !== SHOWS_CONTENT && ours.has(nameOf(outer, attribute)) && !nameOf(child, 'slot'),
      copied: (button) => copiedElement(nameOf(button, 'data-copy'), button),
    })),
  ];
  const problems = rows.map(({ where, wrong, element }) => {
    // all elements here are of the page that was read
    const { startLine = 1, startCol = 1 } = (element as PageElement | undefined)?.sourceCodeLocation ?? {};
    return { line: startLine, column: startCol, where, wrong };
  });
  return { problems: problems.sort((a, b) => a.line - b.line || a.column - b.column), widgets: widgets.length };
}

const nameOf = (element: Element, attribute: string): string => element.getAttribute(attribute) ?? '';

/** What a widget declares in its `*.props.ts`. */
async function declared(name: string, ours: ReadonlySet<string>): Promise<Declared> {
  if (ours.has(name)) {
    const { properties, mistakes } = await import(`../../../widgets/${name}/${name}.props.ts`);
    return { props: properties, mistakes };
  }
  const wrong = misspeltWidget(name, [...ours]);
  if (wrong) throw new Error(wrong);
  return {};
}

/** What `check()` cannot say, because it comes with the loader. */
function loaderMistakes(html: string, widgets: number): CheckRow[] {
  const row = (wrong: string, element?: Element): CheckRow[] => [{ where: 'the loader', wrong, element }];
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script')];
  const classic = scripts.find(({ src, type }) => src && OUR_LOADER.test(src) && type.toLowerCase() !== 'module');
  if (classic)
    return row(
      'Its script tag has no type="module", and so no browser runs it. Write <script type="module" src=…></script>.',
      classic,
    );
  if (scripts.some(({ src, textContent }) => OUR_LOADER.test(src || textContent))) return [];
  if (widgets > 0)
    return row(
      'This page has widgets but no loader. Write <script type="module" src="/widgets/loader.js"></script>, or the head of the host kit.',
    );
  const isLogIn = isLogInPage(html);
  return [
    {
      where: 'the page',
      wrong: isLogIn
        ? 'It has a log-in form and no widget. Is it the page that was meant? If it needs a log-in, give --cookie "…" of somebody who may see it.'
        : 'It has no widget and no loader. Is it the page that was meant?',
    },
  ];
}
