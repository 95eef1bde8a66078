/** What becomes a chunk of its name: a widget or a helper, whose name starts with `~`, which no template can write as a widget. */
export interface Entry {
  name: string;
  /** When it is loaded, unless the element has `data-load`. */
  load: string;
  /** Relative to the project's folder. */
  entry: string;
}

/** A finished script. */
export interface Script {
  code: string;
  /** The source map, as JSON; absent when it is in the code. */
  map: string | undefined;
  /** The sources whose code is in it, relative to the project's folder. */
  modules: string[];
}

export interface Chunk extends Script {
  name: string;
  /** The chunks whose exports it reads. */
  imports: string[];
  /** The chunks that it loads by `import()`. */
  later: string[];
}

/**
 * All chunks that a chunk needs, directly or through others, sorted so that each comes after those it needs. Does not contain `name`.
 * @param chunks by name
 * @throws Error when chunks need each other in a circle
 */
export function neededBy(chunks: ReadonlyMap<string, { imports: readonly string[] }>, name: string): string[] {
  const order = new Set<string>();
  const visit = (each: string, above: readonly string[]): void => {
    if (above.includes(each))
      throw new Error(
        `The chunks ${[...above, each].join(' → ')} need each other in a circle. Separate their rooms in shared/tools/build/rooms.ts.`,
      );
    if (order.has(each)) return;
    for (const next of chunks.get(each)?.imports ?? []) visit(next, [...above, each]);
    order.add(each);
  };
  visit(name, []);
  return [...order].slice(0, -1);
}
