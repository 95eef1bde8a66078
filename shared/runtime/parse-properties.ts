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
  /** With an `error`: those that could be read, as they are. */
  properties: Record<string, unknown>;
  sources: Record<string, string>;
  /** The sentence about what is wrong, which is loaded first. */
  error?: Promise<unknown> | false;
}

/** Parses a widget's properties by its schema. Logs a warning for unknown names, with a suggestion. */
export function parseProperties(
  element: HTMLElement,
  name: string,
  schema: PropertySchema,
  written: Written,
): ParsedProperties {
  const raw = readProperties(written, schema);
  const { unreadable, sources } = raw;
  if (raw.strangers.length > 0 || Object.keys(raw.values).some((each) => !Object.hasOwn(schema.entries, each)))
    unawaited(
      mistakes().then(({ unknownNames }) =>
        unknownNames(name, schema, raw).forEach((sentence) => logWarning('properties', sentence, element)),
      ),
    );
  const { success, output, issues } = v.safeParse(schema, raw.values);
  return {
    // valibot leaves what is right in there, also when something else is wrong
    properties: output as Record<string, unknown>,
    sources,
    error:
      (unreadable ?? !success) &&
      explained(({ notJson, wrongProperties }) =>
        // one of both is there
        unreadable ? notJson(unreadable) : wrongProperties(element, schema, raw, issues!),
      ),
  };
}
