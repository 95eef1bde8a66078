import { expect } from 'vitest';

/** What is visible in a widget, and what it submits with the form around it: tags, texts, states and values, without generated ids. */
export function seen(element: HTMLElement): unknown {
  const form = element.closest('form');
  return { shows: element.shadowRoot && shape(element.shadowRoot), posts: form && [...new FormData(form)] };
}

const NUMBERED = /^(id|for|form|style|src|name|tabindex|aria-(controls|labelledby|describedby|activedescendant))$/;

function shape(node: Node): unknown {
  if (node instanceof Text) return node.data;
  const inside = nodesIn(node).reduce<unknown[]>((before, each) => {
    const [last, next] = [before.at(-1), shape(each)];
    return typeof last === 'string' && typeof next === 'string' ? before.with(-1, last + next) : [...before, next];
  }, []);
  if (!(node instanceof Element)) return inside;
  const { value, checked } = node as HTMLInputElement;
  const attributes = [...node.attributes]
    .filter(({ name }) => !NUMBERED.test(name))
    .map((each) => `${each.name}=${each.value}`);
  return { [node.localName]: attributes.toSorted(), value, checked, inside };
}

/** What a node contains; a page translator's elements count as their texts. */
const nodesIn = (node: Node): Node[] =>
  [...node.childNodes].flatMap((each) => (each instanceof Element && each.localName === 'font' ? nodesIn(each) : each));

/** What is visible in a widget, and the texts of the page's popups. */
export function onScreen(element: HTMLElement): unknown {
  const beside = [...document.body.children].filter((each) => !each.contains(element) && each.localName !== 'script');
  return { widget: seen(element), beside: beside.map(({ textContent }) => textContent) };
}

/** Waits until the widget looks as `expected` and no longer changes. */
export async function expectSeen(element: HTMLElement, expected: unknown): Promise<void> {
  await expect.poll(() => seen(element)).toEqual(expected);
}
