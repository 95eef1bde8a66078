/** The part of lint.ts about script tags of the loader: their addresses, and the attribute that they look for. */
import { BUILD_LETTERS } from '../lib/loading/hash-letters.ts';
import { attributeNamed, type WrittenElement } from './elements.ts';
import type { HelperCall } from './helper-calls.ts';
import { IS_WIDGET, OTHER_NAME } from './lint-widget.ts';
import type { LintedPage } from './linted-page.ts';
import { ANY } from './literals.ts';
import { isPlainBetween } from './template-text.ts';

const HASHED = String.raw`(?<![\w-])loader-[\dA-F]{${BUILD_LETTERS}}\.js`;
/** The loader where it usually lies, or with the hash in its name; other scripts may be named `loader.js` too. */
export const OUR_LOADER = new RegExp(String.raw`widgets/loader\.js|${HASHED}`);
const IS_HASHED = new RegExp(HASHED);

/**
 * @param widgets the elements that are widgets of ours
 * @param calls the calls of our helpers
 */
export function checkLoaders(page: LintedPage, widgets: readonly WrittenElement[], calls: readonly HelperCall[]): void {
  const { text, elements, report } = page;
  const addressOf = (element: WrittenElement): string => {
    const src = attributeNamed(element, 'src');
    return src ? text.slice(src.valueAt, src.valueAt + src.value.length) : '';
  };
  const loaders = elements.filter((each) => each.name === 'script' && OUR_LOADER.test(addressOf(each)));
  for (const each of loaders) {
    const address = addressOf(each);
    if (attributeNamed(each, 'integrity') && !IS_HASHED.test(address))
      report(
        each.at,
        'loader',
        'loader.js with integrity is blocked, and so is every widget, as soon as this page and the file are of different builds. Leave integrity out, or write the name with a hash, loader.file of manifest.json.',
      );
    const [first] = loaders;
    if (first && addressOf(first) !== address && isPlainBetween(first.inside, each.at, page))
      report(
        each.at,
        'loader',
        `this is another loader than ${addressOf(first)}, and the first one that runs counts. Take one away.`,
      );
  }
  checkHeads(page, loaders, calls);
  const [only] = loaders;
  if (loaders.length === 1 && only) checkName(page, only, widgets);
}

/** Reports what a head of the host kit has already written, as far as both are certainly there. */
function checkHeads(page: LintedPage, loaders: readonly WrittenElement[], calls: readonly HelperCall[]): void {
  const [head, ...others] = calls.flatMap(({ kind, whole, printing }) =>
    kind === 'head' && whole && !printing ? [whole] : [],
  );
  if (!head) return;
  for (const each of others)
    if (isPlainBetween(head.end, each.start, page))
      page.report(
        each.start,
        'loader',
        'this is the second head of this page, and only the page settings of the first count. Give the first the names of all widgets.',
      );
  for (const { at, inside } of loaders)
    if (at < head.start ? isPlainBetween(inside, head.start, page) : isPlainBetween(head.end, at, page))
      page.report(
        at,
        'loader',
        'the head of the host kit, which this page has too, writes the script tag of the loader. Take this one away.',
      );
}

/** Compares the attribute that the loader looks for with those that name widgets. */
function checkName({ report }: LintedPage, loader: WrittenElement, widgets: readonly WrittenElement[]): void {
  if (loader.attributes.some(({ name }) => name.startsWith(ANY))) return;
  const given = attributeNamed(loader, 'data-attribute');
  const wanted = given?.value ?? 'data-widget';
  if (wanted.includes(ANY)) return;
  if (given && !IS_WIDGET.test(wanted))
    return report(
      given.at,
      'loader',
      `data-attribute="${wanted}" cannot name a widget. Write ${OTHER_NAME}, or leave it out for data-widget; widgets.css knows no other.`,
    );
  for (const { name, value, at } of widgets.flatMap((each) => each.attributes)) {
    // another library may have a widget with a name of one word
    if (!IS_WIDGET.test(name) || name === wanted || !value.includes('-')) continue;
    const orElse = name === OTHER_NAME ? `, or data-attribute="${OTHER_NAME}" on the script tag of the loader` : '';
    report(
      at,
      'loader',
      `the loader of this page looks for ${wanted}, not for ${name}. Write ${wanted}="${value}"${orElse}.`,
    );
  }
}
