import type * as v from 'valibot';
import { logError } from '../../page/index.ts';
import type { PropertySchema } from '../properties/index.ts';
import { readPageAgain } from './read-page-again.ts';

/**
 * Reads the properties of a widget from the page's address again (D7).
 * @param take gets them; another item may be in the place meanwhile, so it compares
 * @param sentence for the log when that fails
 */
export function readAgain<Schema extends PropertySchema>(
  element: HTMLElement,
  schema: Schema,
  take: (fresh: v.InferOutput<Schema>) => void,
  sentence: string,
): void {
  readPageAgain(element, schema).then(
    (fresh) => fresh && take(fresh),
    (error: unknown) => logError(sentence, element, error),
  );
}
