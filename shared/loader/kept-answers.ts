import { attributeOf, queryPage, removeAttribute, setAttribute, theLoader } from '../page/index.ts';
import { jsonObject } from '../lib/index.ts';
import { textAndAttributesOf } from './page-text.ts';
import { reloadPage } from './reload-page.ts';

/*
 * Without a back/forward cache, Back shows the document from the browser's HTTP cache, without asking the server, unless the host sends
 * `no-store`. What the page says then is older than what the server has answered on it: a switch would be flipped the wrong way. So the answers
 * that widgets keep on their elements (shared/saving/switch/use-answered.ts) are also kept for the tab. What a request without an answer has saved is
 * only known to the server, which is then asked for the page. Limits: a photo that was just uploaded is gone
 * with the document, and a copy that a script has made of the page does not get an answer that comes later.
 */

/** Attributes that contain an answer. */
export const ANSWER = /^dw-answered-[\w-]+/;

/** The values of such attributes, by their name and what the page had written on the element. */
type Answers = Record<string, string>;

/** Among them: the number of requests of which no answer tells what they have saved. */
const UNANSWERED = 'unanswered';

const keyOfPage = (): string => {
  const [pageUrl] = location.href.split('#');
  // kept in sessionStorage until the page is loaded anew: what the server has answered to what was saved on the page, and how many requests have no answer that tells, so that the browser's Back, which may show the page from its cache, does not show what it was before.
  return `dealer-widgets:answers:${pageUrl}`;
};

/** Only what `write` may have written: any script of the page's origin can write there, too. */
function read(key = keyOfPage()): Answers {
  try {
    const kept = Object.entries(jsonObject(sessionStorage.getItem(key) ?? '') ?? {});
    return Object.fromEntries(
      kept.filter(([at, text]) => typeof text === 'string' && (ANSWER.test(at) || at === UNANSWERED)),
    );
  } catch {
    return {};
  }
}

function write(key: string, answers: Record<string, string | undefined>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(answers));
  } catch {
    // the storage is forbidden or full
  }
}

/** Under what each element's answers are kept, by attribute: when the page has written something else since, an answer to that is newer. */
const keptAt = new WeakMap<Element, Record<string, string>>();

/** The widgets in the page's templates, of which scripts make elements later, as Alpine does with `x-if`. */
export const inTemplates = (templates = queryPage<HTMLTemplateElement>('template')): HTMLElement[] =>
  templates.flatMap(({ content }) => [
    ...content.querySelectorAll<HTMLElement>(`[${theLoader().attribute}]`),
    ...inTemplates([...content.querySelectorAll('template')]),
  ]);

/** Keeps the answer in an attribute of an element as it is now, or forgets it when the attribute has gone. Copies in templates get it, too. */
export function keepAnswer(element: Element, attribute: string): void {
  const answers = read();
  const at = attribute + textAndAttributesOf(element);
  const answer = attributeOf(element, attribute) ?? undefined;
  if (answers[at] === answer) return;
  const places = keptAt.get(element) ?? {};
  const older = places[attribute];
  if (answer !== undefined) keptAt.set(element, { ...places, [attribute]: at });
  write(keyOfPage(), { ...answers, ...(older && { [older]: undefined }), [at]: answer });
  for (const copy of inTemplates()) {
    const there = attribute + textAndAttributesOf(copy);
    if (there === at && answer !== undefined) setAttribute(copy, attribute, answer);
    else if (there === at || there === older) removeAttribute(copy, attribute);
  }
}

/**
 * Counts a request that saves something as unanswered: before it is sent, because Firefox ends the requests of a page before the page hears
 * that it is left.
 * @returns to be called when its outcome is known
 */
export function keepUnanswered(): () => void {
  const key = keyOfPage();
  const count = (more: 1 | -1): void => {
    const kept = read(key);
    const unanswered = Number(kept[UNANSWERED] ?? 0) + more;
    write(key, { ...kept, [UNANSWERED]: unanswered > 0 ? `${unanswered}` : undefined });
  };
  count(1);
  return () => count(-1);
}

/** Whether Back or Forward has shown the document without asking the server. */
function isFromCache(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type === 'back_forward' && load.transferSize === 0;
}

/**
 * Writes the answers that are kept for this page on its elements, if the page comes from the cache, or loads it again where one is missing. Otherwise it is newer than they are, and
 * they are forgotten. Call it once per document.
 * @returns the elements that have an answer now
 */
export function restoreAnswers(elements: Iterable<HTMLElement>): HTMLElement[] {
  const kept = read();
  const answers = Object.entries(kept);
  if (!answers.length) return [];
  const isUnknown = kept[UNANSWERED] && navigator.onLine;
  if (!isFromCache() || isUnknown) {
    sessionStorage.removeItem(keyOfPage());
    if (isFromCache()) reloadPage();
    return [];
  }
  return [...elements].filter((element) => {
    const written = textAndAttributesOf(element);
    const own = answers.filter(([at]) => at === ANSWER.exec(at)?.[0] + written);
    for (const [at, answer] of own) setAttribute(element, at.slice(0, -written.length), answer);
    return own.length > 0;
  });
}
