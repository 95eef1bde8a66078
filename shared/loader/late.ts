import { importChunk } from './chunks.ts';
import { table } from './table.ts';

/** The helpers' chunk. It is no widget: `~` keeps it out of the names a template may write. */
const CHUNK = '~late';

export interface LateHelpers {
  /** The text as the clipboard takes it. Throws when there is none. */
  textToCopy(target: string | Element, button?: Element): Blob;
  /**
   * Copies and says so in a toast; the messages differ by who asked (part 2, "Page-level copy behaviour").
   * @param begun the copy that began within the click
   */
  copy(target: string | Element, button?: Element, begun?: Promise<void>): Promise<boolean>;
  unknownWidget(name: string, known: string[]): Error;
}

/** What few pages need, loaded on the first sign that this one does. */
export const late = (): Promise<LateHelpers> =>
  importChunk(table.get(CHUNK)!) as Promise<unknown> as Promise<LateHelpers>;
