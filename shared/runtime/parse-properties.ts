import * as v from 'valibot';
import { lateImport } from '../lib/loading/late-import.ts';
import { logWarning } from '../lib/page/log.ts';
import { unawaited } from '../lib/page/unawaited.ts';
import { type PropertySchema, readProperties, type Written } from './read-properties.ts';

const mistakes = lateImport(() => import('./mistakes.ts'));
type Mistakes = Awaited<ReturnType<typeof mistakes>>;

/** An error about a mistake in the page; its sentences are loaded first. */
export const explained = (explain: (sentences: Mistakes) => Error): Promise<unknown> =>
  mistakes().then(explain, (error: unknown) => error);

export interface ParsedProperties {
  properties: Record<string, unknown>;
  sources: Record<string, string>;
}

/**
 * Parses a widget's properties by its schema. Logs a warning for unknown names, with a suggestion.
 * @returns the properties, or a promise of the error that describes the wrong ones
 */
export function parseProperties(
  element: HTMLElement,
  name: string,
  schema: PropertySchema,
  written: Written,
): ParsedProperties | Promise<unknown> {
  const raw = readProperties(written, schema);
  const { unreadable } = raw;
  if (unreadable) return explained(({ notJson }) => notJson(unreadable));
  if (raw.strangers.length > 0 || Object.keys(raw.values).some((each) => !Object.hasOwn(schema.entries, each)))
    unawaited(
      mistakes().then(({ unknownNames }) =>
        unknownNames(name, schema, raw).forEach((sentence) => logWarning('properties', sentence, element)),
      ),
    );
  const { success, output, issues } = v.safeParse(schema, raw.values);
  return success
    ? { properties: output, sources: raw.sources }
    : explained(({ wrongProperties }) => wrongProperties(element, schema, raw, issues));
}
