import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/**
 * What a page with one widget loads before the widget can be used, in bytes after brotli: the loader, its chunk, and what that needs.
 * @param files of `dist/`, by their names
 * @param pages the files of each page, by the widget's name
 */
export async function weights(
  files: ReadonlyMap<string, Uint8Array>,
  pages: Readonly<Record<string, readonly string[]>>,
): Promise<Record<string, number>> {
  const names = [...new Set(Object.values(pages).flat())];
  const sizes = new Map(
    await Promise.all(
      names.map(async (name) => {
        const contents = files.get(name)!;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: contents.length };
        return [name, (await compress(contents, { params })).length] as const;
      }),
    ),
  );
  const sum = (page: readonly string[]): number => page.reduce((all, name) => all + sizes.get(name)!, 0);
  return Object.fromEntries(Object.entries(pages).map(([widget, page]) => [widget, sum(page)]));
}
