import { closest, containsNode, matches, queryAll } from '../page/index.ts';
import { useWidget } from './widget-context.ts';

/** A text of a row with more than 80 letters: it is cut, because it would bury the control's own name. */
const TOO_LONG = /^(.{79}).{2,}/u;

/**
 * Names the item of a control, so that forty controls in a table have different names: the page's label, else the row's header or
 * first cell. Where it is empty the caller adds the id.
 * @param label the widget's property `label`
 */
export function useItemName(label: string | undefined): string {
  const { element } = useWidget();
  return label || rowHeaderOf(element) || '';
}

function rowHeaderOf(element: Element): string | undefined {
  const cells = [...(closest(element, 'tr, [role=row]')?.children ?? [])].filter(
    // a cell with another widget describes that other widget
    (cell) => !containsNode(cell, element) && queryAll(cell, '[data-widget-state]').length === 0,
  );
  const header = cells.map((cell) => (matches(cell, 'th, [role=rowheader]') ? wordsOf(cell) : '')).find(Boolean);
  const words = cells.map(wordsOf);
  // the first cell may hold a checkbox or the row number
  return header ?? words.find((text) => /\p{L}/u.test(text)) ?? words.find(Boolean);
}

const wordsOf = (cell: Element): string =>
  (cell.textContent ?? '').replace(/\s+/g, ' ').trim().replace(TOO_LONG, '$1…');
