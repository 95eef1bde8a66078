import { parse } from '../../lib/schema/index.ts';
import { lateImport, unawaited } from '../../page/index.ts';
import { type PropertySchema, readProperties, type Written } from './read-properties.ts';

const mistakes = lateImport(() => import('../mistakes/index.ts'));
type Mistakes = Awaited<ReturnType<typeof mistakes>>;

/** An error about a mistake in the page, or why there is none; its sentences are loaded first. */
export const explained = (explain: (sentences: Mistakes) => Error): Promise<unknown> =>
  mistakes()
    .then(explain)
    .catch((error: unknown) => error);

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
  const { values, sources, strangers, unreadable } = readProperties(written, schema);
  if (strangers[0])
    unawaited(mistakes().then((sentences) => sentences.logUnknownNames(element, name, schema, strangers)));
  const { value: properties, issues } = parse(schema, values);
  return {
    properties, // what is right is in there, also when something else is wrong
    sources,
    error:
      (unreadable ?? issues) &&
      explained(({ notJson, wrongProperties }) =>
        // one of both is there
        unreadable ? notJson(unreadable) : wrongProperties(element, sources, issues!),
      ),
  };
}
