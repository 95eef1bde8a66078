import * as v from 'valibot';
import { atMost, list } from '../../shared/contract/index.ts';
import { object, optional, text } from '../../shared/lib/schema/index.ts';
import { hasSlotted } from '../../shared/page/slotted/index.ts';
import { entriesOf, leftOut, NO_CONTENT } from './help-menu.model.ts';
import { texts } from './help-menu.text.ts';

export const properties = object({
  /**
   * The entries: title and content, line breaks kept. An entry without content shows HTML of the page: the first the child with
   * `slot="entry-1"`, and so on. Left out or empty: three of ours, which show such HTML.
   */
  entries: optional(
    v.pipe(
      list(
        object({
          title: v.pipe(text, v.trim(), v.nonEmpty('expected a title that is not empty')),
          content: optional(text, ''),
        }),
      ),
      atMost(500),
    ),
  ),
});

export type Properties = v.InferOutput<typeof properties>;

export function mistakes({ entries: given }: Properties, element: Element): string[] {
  const { entries, empty } = entriesOf(given, texts.en.titles, (slot) => hasSlotted(element, slot));
  return entries.length === 0 ? [NO_CONTENT] : leftOut(empty);
}
