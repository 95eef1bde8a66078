import { parentOf } from '../../page/index.ts';
import type { Markup } from '../../loader/index.ts';

const JSON_TYPE = 'application/json';

/** Patterns of texts that were meant to be JSON, and the advice for each. */
const NO_JSON: Array<[looks: RegExp, sentence: string]> = [
  [
    /&(quot|#0*34|#x0*22|amp);/i,
    'The JSON is escaped for HTML, and in a script nothing undoes that. Print it as it is, made by a JSON encoder that writes < as \\u003C: {!! !!} in Blade, |raw in Twig, |safe in Jinja, raw in Rails, <%- %> in EJS; or use the helpers of dist/host/.',
  ],
  [
    /^\s*JSON\.parse\(/,
    'The JSON stands in JSON.parse(…), as @js and Js::from() of Laravel write it for scripts. Write the JSON alone, with json_encode or @json.',
  ],
];

/** What to write instead of an unknown value of a steering attribute. */
const UNKNOWN: Record<string, string> = {
  'data-load': 'so it waits until it is seen. Write eager, idle, visible or interaction.',
  'data-theme': 'so it is light. Write light, dark or auto.',
  'data-locale': 'so the page setting locale counts. Write ms or en.',
};

/** The mistakes in a widget's markup, except its properties: sentences that include the fix. */
export function markupMistakes(element: Element, { scripts, unknown }: Markup): string[] {
  const isRead = (each: HTMLScriptElement): boolean => each.type === JSON_TYPE && parentOf(each) === element;
  const [read, ...more] = scripts.filter(isRead);
  return [
    ...(read ? mistakesOfText(read.textContent) : []),
    ...(more.length > 0
      ? [`It has ${more.length + 1} scripts of JSON, of which only the first is read. Write all properties into one.`]
      : []),
    ...scripts.flatMap((each) => (isRead(each) || !looksLikeJson(each) ? [] : [unread(each)])),
    ...unknown.map(([attribute, value]) => `${attribute}="${value.slice(0, 40)}" is unknown, ${UNKNOWN[attribute]}`),
  ];
}

function mistakesOfText(text: string): string[] {
  try {
    JSON.parse(text);
    return [];
  } catch {
    const mistakes = NO_JSON.flatMap(([looks, sentence]) => (looks.test(text) ? [sentence] : []));
    const quotes = text.replace(/\\./g, '').match(/"/g)?.length ?? 0;
    if (quotes % 2 === 1)
      mistakes.push(
        'The JSON ends in the middle of a text, as it does when a value has </script> in it. Use a JSON encoder that writes < as \\u003C (json_encode with JSON_HEX_TAG), or the helpers of dist/host/.',
      );
    return mistakes;
  }
}

const looksLikeJson = ({ type, textContent }: HTMLScriptElement): boolean =>
  /json/i.test(type) || /^\s*\{\s*["}]/.test(textContent);

function unread(script: HTMLScriptElement): string {
  if (script.type !== JSON_TYPE)
    return `Its JSON is not read, because the script's type is "${script.type}". Write type="${JSON_TYPE}".`;
  const around = parentOf(script) as Element; // found by a selector inside an element
  return `Its JSON is not read, because it lies in a <${around.localName}>. Make the script a child of the element itself.`;
}
