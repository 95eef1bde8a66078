import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_LETTERS, DAY_MS, HASH_LETTERS, type Manifest } from '../../lib/index.ts';

const namesIn = ({ loader, css, chunks }: Manifest): string[] => [...Object.keys(chunks), loader.file, css.file];

/** Names whose bytes never change, as builds of ours give them. */
const HASHED = new RegExp(
  `^(?:chunks/[^/]+-[0-9A-F]{${HASH_LETTERS}}\\.js|(?:loader-[0-9A-F]{${BUILD_LETTERS}}\\.js|widgets-[0-9A-F]{${BUILD_LETTERS}}\\.css))$`,
);

/** Files of builds before the previous one that no manifest lists: builds without `--keep` were copied to the folder one after the other. */
async function unlistedIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.map((name) => name.replaceAll('\\', '/')).filter((name) => HASHED.test(name));
}

/**
 * Adds the files of earlier builds, so that open pages keep working after a deploy (guide "Going live"). When each was replaced
 * stands in the manifest, because a copied folder has other file dates.
 * @param folder the output of the previous build; it may be missing
 * @param files the new build, by file name; its manifest gets the list as `older`
 * @param days how long a file is kept after the build that replaced it; 0 keeps none
 * @throws Error when the folder's manifest cannot be read
 */
export async function withOlderFiles(
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
  days: number,
  now: Date,
): Promise<Map<string, Uint8Array>> {
  const before = days > 0 ? await manifestIn(folder) : undefined;
  if (!before) return new Map(files);
  const replaced = Object.fromEntries(
    [...(await unlistedIn(folder)), ...namesIn(before)].map((name) => [name, now.toISOString()]),
  );
  const kept = new Map<string, Uint8Array>();
  const older: Record<string, string> = {};
  for (const [name, since] of Object.entries({ ...replaced, ...before.older }).sort()) {
    if (files.has(name) || now.getTime() - Date.parse(since) >= days * DAY_MS) continue;
    const contents = await readFile(join(folder, name)).catch(() => undefined); // somebody has deleted it
    if (!contents) continue;
    kept.set(name, contents);
    older[name] = since;
  }
  // written by `manifestOf` in this build
  const manifest = { ...(JSON.parse(Buffer.from(files.get('manifest.json')!).toString()) as Manifest), older };
  return new Map([...kept, ...files, ['manifest.json', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)]]);
}

/** The manifest of the previous build, or `undefined` if there was none. */
async function manifestIn(folder: string): Promise<Manifest | undefined> {
  const file = join(folder, 'manifest.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    // written by `manifestOf` in an earlier build
    const manifest = JSON.parse(text) as Manifest;
    namesIn(manifest); // throws for a manifest that is not ours
    return manifest;
  } catch (cause) {
    throw new Error(
      `${file} cannot be read, so it is not known which older files to keep. Put the manifest of the last deploy there, or build without --keep.`,
      { cause },
    );
  }
}

/**
 * Reads the value of `--keep`: a number of days.
 * @throws Error when it is not a number of days
 */
export function daysOf(text: string | undefined): number {
  if (text === undefined) return 0;
  const days = Number(text);
  if (text.trim() === '' || !Number.isFinite(days) || days < 0)
    throw new Error(`--keep is "${text}". Expected a number of days, such as --keep=14.`);
  return days;
}
