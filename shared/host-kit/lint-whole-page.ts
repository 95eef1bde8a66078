/** The part of lint.ts about the page as a whole: whether the loader is there, and whether it is the page that was meant. */
import { isLogInPage } from '../lib/text/html-page.ts';
import type { WrittenElement } from './elements.ts';
import { mayHoldComponent, OTHER_TEMPLATE } from './lint-children.ts';
import { OUR_LOADER } from './lint-loader.ts';
import type { LintedPage } from './linted-page.ts';
import { ANY } from './literals.ts';

/** A method that prints the head of a page may be our helper's or print the loader among other things, whatever object has it. */
const LOADER = /(?<![\w-])loader(?:-\w+)?\.js|dw_?head|(?:->|\.|::)\s*head(?=\s*\()|\.head(?=\s+["'])/i;

/** @param widgets how many there are */
export function checkWholePage(
  { text, masked, expressions, elements, isRendered, report }: LintedPage,
  widgets: number,
): void {
  const scripts = elements.filter(({ name }) => name === 'script');
  const classic = scripts.filter(isClassic).find(({ at, inside }) => OUR_LOADER.test(text.slice(at, inside)));
  if (classic)
    return report(
      classic.at,
      'missing-loader',
      'this script tag of the loader has no type="module", or another type before it, and so no browser runs the loader. Write <script type="module" src=…></script>.',
    );
  if (isRendered && widgets === 0 && isLogInPage(text))
    return report(
      0,
      'page',
      'this page has a log-in form and no widget. Is it the page that was meant? If it needs a log-in, give --cookie "…" of somebody who may see it.',
    );
  const loads = [
    ...scripts.map((each) => text.slice(isClassic(each) ? each.inside : each.at, each.end)),
    ...expressions.map(({ start, end }) => text.slice(start, end)),
  ];
  if (loads.some((each) => LOADER.test(each))) return undefined;
  if (isRendered && widgets === 0)
    return report(0, 'page', 'this page has no widget and no loader. Is it the page that was meant?');
  const mayBeElsewhere =
    mayHoldComponent(elements) ||
    expressions.some(({ open, start, end }) => OTHER_TEMPLATE.test(text.slice(start - open.length - 1, end)));
  if (widgets > 0 && (isRendered || (/<\/head>/i.test(masked) && !mayBeElsewhere)))
    report(
      0,
      'missing-loader',
      'this page has widgets but no loader: <script type="module" src="/widgets/loader.js"></script>, or the head of the host kit.',
    );
}

/** Whether it is certainly not a module. Of two attributes of a name a browser reads the first. */
function isClassic({ attributes }: WrittenElement): boolean {
  if (attributes.some(({ name }) => name.startsWith(ANY))) return false;
  const type = attributes.find(({ name }) => name === 'type')?.value ?? '';
  return !type.includes(ANY) && type.toLowerCase() !== 'module';
}
