import { expect } from 'vitest';

/** What is visible in a widget, and what it submits with the form around it: tags, texts, states and values, without generated ids. */
export function seen(element: HTMLElement): unknown {
  const form = element.closest('form');
  return { shows: element.shadowRoot && shape(element.shadowRoot), posts: form && [...new FormData(form)] };
}

const NUMBERED = /^(id|for|style|src|name|tabindex|aria-(controls|labelledby|describedby|activedescendant))$/;

function shape(node: Node): unknown {
  if (node instanceof Text) return node.data;
  const inside = [...node.childNodes].map(shape);
  if (!(node instanceof Element)) return inside;
  const { value, checked } = node as HTMLInputElement;
  const attributes = [...node.attributes]
    .filter(({ name }) => !NUMBERED.test(name))
    .map((each) => `${each.name}=${each.value}`);
  return { [node.localName]: attributes.toSorted(), value, checked, inside };
}

/** Waits until the widget looks as `expected` and no longer changes. */
export async function expectSeen(element: HTMLElement, expected: unknown): Promise<void> {
  await expect.poll(() => seen(element)).toEqual(expected);
}
