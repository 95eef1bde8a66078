/** Whether a server sends the files of `dist/` as pages need them (README, "Deploying"). */
import { createHash } from 'node:crypto';
import { BUILD_LETTERS, HASH_LETTERS } from '../lib/loading/hash-letters.ts';
import type { Manifest } from '../lib/page/manifest.ts';
import { cachingIn, cachingProblems, corsProblems, redirectProblems, typeProblems } from './deployed-headers.ts';
import { reasonOf, TIMEOUT_MS } from './fetch-page.ts';
import { keptFor } from './cache-time.ts';

/** Usual servers and CDNs compress nothing smaller: `compression()` of Express begins here, CloudFront at 1,000 bytes. */
const SMALL = 1024;
/** How many files are requested at once. */
const AT_ONCE = 6;
/** Files that no build has, named like those whose names change with their bytes, so that the server's rule for these applies. */
const MISSING = [`chunks/none-${'A'.repeat(HASH_LETTERS)}.js`, `loader-${'A'.repeat(BUILD_LETTERS)}.js`];
/** A file of `host/` that no server runs or shows in another way; it begins with `#!`, which no page in its place does. */
const COMMAND = 'host/dealer-widgets.mjs';

interface Expected {
  name: string;
  /** Unknown for files of earlier builds. */
  integrity?: string;
  /** Whether the name changes with the bytes. */
  isHashed: boolean;
}

/** What is wrong with some files, as a sentence without its subject. */
export interface Finding {
  files: string[];
  problem: string;
}

export interface Deployed {
  /** The build that is there. */
  build: string;
  /** How many files were requested. */
  files: number;
  findings: Finding[];
  /** Where the manifest's import map is for, when that is elsewhere. */
  importMapFor?: string;
}

/**
 * Requests every file that pages may load, the manifest, files that are not there, and one that should not be.
 * @param folder the address of the folder, with a slash at the end
 * @param from the origin of the pages, when it is another than the folder's
 * @param expected the build that should be there, when that is known
 * @throws Error when the folder has no manifest of a build
 */
export async function deployed(folder: string, from?: string, expected?: string): Promise<Deployed> {
  const { manifest, headers } = await manifestIn(folder);
  const files = filesOf(manifest);
  const found = new Map<string, string[]>();
  const report = (name: string, problems: string[]): void => {
    for (const problem of problems) found.set(problem, [...(found.get(problem) ?? []), name].sort());
  };
  const waiting = [...files];
  const work = async (): Promise<void> => {
    for (let each = waiting.shift(); each; each = waiting.shift())
      report(each.name, await problemsOf(folder, each, from));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  report('manifest.json', [
    ...cachingProblems(headers, false),
    ...(expected === undefined || expected === manifest.build
      ? []
      : [`is of build ${manifest.build}, not of ${expected}. Copy that build to this server.`]),
  ]);
  for (const name of MISSING) report(name, await problemsOfMissing(folder, name, from));
  report(COMMAND, await problemsOfHostFolder(folder));
  const importMapFor = new URL(manifest.publicPath, folder).href;
  return {
    build: manifest.build,
    files: files.length,
    findings: [...found].map(([problem, names]) => ({ files: names, problem })),
    ...(importMapFor !== folder && { importMapFor }),
  };
}

async function manifestIn(folder: string): Promise<{ manifest: Manifest; headers: Headers }> {
  const address = `${folder}manifest.json`;
  const { response, bytes } = await request(address).catch((error: Error) => {
    throw new Error(`${address} ${error.message}`);
  });
  if (!response.ok)
    throw new Error(`GET ${address} answers ${response.status}. Expected the manifest that is in dist/.`);
  try {
    // `filesOf` throws for what is not a manifest of ours
    const manifest = JSON.parse(bytes.toString()) as Manifest;
    filesOf(manifest);
    return { manifest, headers: response.headers };
  } catch {
    throw new Error(`${address} is not the manifest of a build. Expected the one that is in dist/.`);
  }
}

const filesOf = ({ loader, css, chunks, older }: Manifest): Expected[] => [
  ...Object.entries(chunks).map(([name, { integrity }]) => ({ name, integrity, isHashed: true })),
  ...[loader, css].flatMap(({ file, alias, integrity }) => [
    { name: file, integrity, isHashed: true },
    { name: alias, integrity, isHashed: false },
  ]),
  ...Object.keys(older).map((name) => ({ name, isHashed: true })),
];

async function problemsOf(folder: string, { name, integrity, isHashed }: Expected, from?: string): Promise<string[]> {
  const answer = await request(folder + name).catch((error: Error) => error);
  if (answer instanceof Error) return [answer.message];
  const { response, bytes } = answer;
  if (!response.ok) return [`answers ${response.status}. Copy all of dist/; old files are deleted last.`];
  const isPlain = bytes.length >= SMALL && !response.headers.has('content-encoding');
  const isOther = integrity && integrity !== `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  return [
    ...(isOther ? ['has other bytes than its build: it is of another one, or something on the way changes it.'] : []),
    ...typeProblems(name, response.headers),
    ...(isPlain ? ['is not compressed. Set up brotli or gzip for its type.'] : []),
    ...cachingProblems(response.headers, isHashed),
    ...redirectProblems(folder, name, response),
    ...corsProblems(folder, response, from),
  ];
}

/** After a deploy open pages have to see that their files are gone. */
async function problemsOfMissing(folder: string, name: string, from: string | undefined): Promise<string[]> {
  const answer = await request(folder + name).catch((error: Error) => error);
  if (answer instanceof Error) return [answer.message];
  const { response } = answer;
  const { browser = 0, shared } = keptFor(response.headers);
  return [
    ...(response.status === 404 ? [] : [`is not there, and the server answers ${response.status}. Answer 404.`]),
    ...(browser + shared === 0
      ? []
      : [`is not there, and this answer may be kept (${cachingIn(response.headers)}). Send "no-cache".`]),
    ...corsProblems(folder, response, from),
  ];
}

/** The copied `dist/` may have its helpers, which are for the application. */
async function problemsOfHostFolder(folder: string): Promise<string[]> {
  const answer = await request(folder + COMMAND).catch((error: Error) => error);
  const isServed = !(answer instanceof Error) && answer.response.ok && answer.bytes.toString().startsWith('#!');
  return isServed
    ? [
        'is served, and with it the helpers for templates, which a server that runs PHP would run. Delete host/ there, and copy dist/ without it.',
      ]
    : [];
}

/** @throws Error whose message goes on after the file's name */
async function request(address: string): Promise<{ response: Response; bytes: Buffer }> {
  try {
    const headers = { 'accept-encoding': 'br, gzip' };
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    throw new Error(`gets no answer: ${reasonOf(error)}.`, { cause: error });
  }
}
