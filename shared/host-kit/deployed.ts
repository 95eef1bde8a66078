/** Whether a server sends the files of `dist/` as pages need them (README, "Deploying"). */
import { createHash } from 'node:crypto';
import { BUILD_LETTERS, HASH_LETTERS } from '../lib/loading/hash-letters.ts';
import type { Manifest } from '../lib/page/manifest.ts';
import { cachingIn, cachingProblems, corsProblems, redirectProblems, typeProblems } from './deployed-headers.ts';
import { requestFile, type Answer } from './deployed-request.ts';
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
  /** The build that is there; none without a manifest. */
  build?: string;
  /** How many files were requested. */
  files: number;
  findings: Finding[];
  /** Where the manifest's import map is for, when that is elsewhere. */
  importMapFor?: string;
}

/** What to ask. */
export interface Asked {
  /** The address of the folder, with a slash at the end. */
  folder: string;
  /** The origin of the pages, when it is another than the folder's. */
  from?: string;
  /** The build that should be there, when that is known. */
  expected?: string;
  /** The name by which the server knows the site, when that is not in the address. */
  host?: string;
}

/** Requests every file that pages may load, the manifest, files that are not there, and one that should not be. */
export async function deployed(asked: Asked): Promise<Deployed> {
  const { folder, expected, host } = asked;
  const request = (name: string): Promise<Answer | Error> =>
    requestFile(folder + name, host).catch((error: Error) => error);
  const there = manifestIn(folder, await request('manifest.json'));
  if ('problem' in there) return { files: 1, findings: [{ files: ['manifest.json'], problem: there.problem }] };
  const { manifest, headers } = there;
  const files = filesOf(manifest);
  const found = new Map<string, string[]>();
  const report = (name: string, problems: string[]): void => {
    for (const problem of problems) found.set(problem, [...(found.get(problem) ?? []), name].sort());
  };
  const waiting = [...files];
  const work = async (): Promise<void> => {
    for (let each = waiting.shift(); each; each = waiting.shift())
      report(each.name, problemsOf(asked, each, await request(each.name)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  report('manifest.json', [
    ...cachingProblems(headers, false),
    ...(expected === undefined || expected === manifest.build
      ? []
      : [`is of build ${manifest.build}, not of ${expected}. Copy that build to this server.`]),
  ]);
  for (const name of MISSING) report(name, problemsOfMissing(asked, await request(name)));
  report(COMMAND, problemsOfHostFolder(await request(COMMAND)));
  const importMapFor = new URL(manifest.publicPath, folder).href;
  return {
    build: manifest.build,
    files: files.length,
    findings: [...found].map(([problem, names]) => ({ files: names, problem })),
    ...(importMapFor !== folder && { importMapFor }),
  };
}

function manifestIn(
  folder: string,
  answer: Answer | Error,
): { manifest: Manifest; headers: Headers } | { problem: string } {
  if (answer instanceof Error) return { problem: answer.message };
  const { status, headers, url, bytes } = answer;
  if (new URL(url).origin !== new URL(folder).origin)
    return {
      problem: `is redirected to ${url}: that is another server, so nothing is known about the one that was asked. Name the address that it answers itself, and with --host the site's name if it goes by names.`,
    };
  if (status !== 200) return { problem: `answers ${status}. Expected the manifest that is in dist/.` };
  try {
    // `filesOf` throws for what is not a manifest of ours
    const manifest = JSON.parse(bytes.toString()) as Manifest;
    filesOf(manifest);
    return { manifest, headers };
  } catch {
    return { problem: 'is not the manifest of a build. Expected the one that is in dist/.' };
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

function problemsOf(
  { folder, from }: Asked,
  { name, integrity, isHashed }: Expected,
  answer: Answer | Error,
): string[] {
  if (answer instanceof Error) return [answer.message];
  const { status, headers, bytes } = answer;
  if (status !== 200) return [`answers ${status}. Copy all of dist/; old files are deleted last.`];
  const isPlain = bytes.length >= SMALL && !headers.has('content-encoding');
  const isOther = integrity && integrity !== `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  return [
    ...(isOther ? ['has other bytes than its build: it is of another one, or something on the way changes it.'] : []),
    ...typeProblems(name, headers),
    ...(isPlain
      ? [
          'is not compressed. Set up brotli or gzip for its type; behind a proxy or CDN nginx also needs "gzip_proxied any" and "gzip_http_version 1.0".',
        ]
      : []),
    ...cachingProblems(headers, isHashed),
    ...redirectProblems(folder, name, answer),
    ...corsProblems(folder, answer, from),
  ];
}

/** After a deploy open pages have to see that their files are gone, and after a half-finished one that they have come. */
function problemsOfMissing({ folder, from }: Asked, answer: Answer | Error): string[] {
  if (answer instanceof Error) return [answer.message];
  const { status, headers } = answer;
  return [
    ...(status === 404 ? missingKept(headers) : [`is not there, and the server answers ${status}. Answer 404.`]),
    ...corsProblems(folder, answer, from),
  ];
}

/** Without a word about it caches may keep a 404 (RFC 9110, 15.1), and CDNs do: it would stay when the file has come. */
function missingKept(headers: Headers): string[] {
  const { browser, shared } = keptFor(headers);
  if (browser === undefined)
    return [
      `is not there, and this answer says ${cachingIn(headers)} about caching, so a CDN may keep it as long as it likes, also when the file has come. Send "no-cache" with errors too.`,
    ];
  return browser + shared === 0
    ? []
    : [`is not there, and this answer may be kept (${cachingIn(headers)}). Send "no-cache".`];
}

/** The copied `dist/` may have its helpers, which are for the application. */
function problemsOfHostFolder(answer: Answer | Error): string[] {
  const isServed = !(answer instanceof Error) && answer.status === 200 && answer.bytes.toString().startsWith('#!');
  return isServed
    ? [
        'is served, and with it the helpers for templates, which a server that runs PHP would run. Delete host/ there, and copy dist/ without it.',
      ]
    : [];
}
