import { distFiles, readManifest } from '../support/dist.ts';
import { copyProject } from '../support/project-copy.ts';
import { sizesOf, sum } from '../support/sizes.ts';

export interface SmallChange {
  /** What a visitor who has everything fetches again, by the names without hashes. */
  again: string[];
  /** After brotli: of those, and of everything a page can load. */
  bytes: number;
  allFiles: number;
  allBytes: number;
}

/** What one other colour in tokens.css costs a visitor who comes back after the deploy: that build is made in a copy of the project. */
export async function measureSmallChange(): Promise<SmallChange> {
  const { chunks, loader, css, flavour } = readManifest();
  const copy = copyProject('project');
  try {
    copy.change('shared/ui/tokens/tokens.css', '#d9dde3', '#d9dde4');
    const after = await copy.build(`--flavour=${flavour}`);
    const before = distFiles();
    const loadable = [loader.file, css.file, ...Object.keys(chunks)];
    const gone = loadable.filter((name) => !after.has(name));
    const brotli = (names: string[]): number => sum(names.map((name) => sizesOf(before.get(name)!))).brotli;
    return {
      again: gone.map((name) => name.replace(/-[0-9A-F]+\.(\w+)$/, '.$1')),
      bytes: brotli(gone),
      allFiles: loadable.length,
      allBytes: brotli(loadable),
    };
  } finally {
    copy.remove();
  }
}
