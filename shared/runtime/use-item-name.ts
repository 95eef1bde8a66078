// chunk: core
import { closest, containsNode, matches, queryAll } from '../lib/native-dom.ts';
import { useWidget } from './widget-context.ts';

/** Longer words of a row would drown the name they belong to. */
const LONGEST = 80;

/**
 * What a control is about, in words, so that forty of them in a table can be told apart: what the page says, else the header of the row
 * the widget stands in, or its first cell. An empty text where there is none: then the id tells it apart, where nobody has to see it.
 * @param label the property of that name
 */
export function useItemName(label: string | undefined): string {
  const { element } = useWidget();
  return label || rowHeaderOf(element) || '';
}

function rowHeaderOf(element: Element): string | undefined {
  const cells = [...(closest(element, 'tr, [role=row]')?.children ?? [])].filter(
    // what stands in the cell of another widget is that widget's own
    (cell) => !containsNode(cell, element) && queryAll(cell, '[data-widget-state]').length === 0,
  );
  const header = cells.map((cell) => (matches(cell, 'th, [role=rowheader]') ? wordsOf(cell) : '')).find(Boolean);
  const words = cells.map(wordsOf);
  // a first cell may be a box to tick, or the number of the row
  return header ?? words.find((text) => /\p{L}/u.test(text)) ?? words.find(Boolean);
}

const wordsOf = (cell: Element): string => (cell.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST);
