import { importChunk } from './chunks.ts';
import { table } from './table.ts';

/** The helpers' chunk. It is no widget: `~` keeps it out of the names a template may write. */
const CHUNK = '~late';

export interface LateHelpers {
  /** Copies and says so in a toast; the messages differ by who asked (part 2, "Page-level copy behaviour"). */
  copy(target: string | Element, askedBy: 'button' | 'code'): Promise<boolean>;
  unknownWidget(name: string, known: string[]): Error;
}

/** What few pages need, loaded on the first sign that this one does. */
export const late = (): Promise<LateHelpers> =>
  importChunk(table.get(CHUNK)!) as Promise<unknown> as Promise<LateHelpers>;
