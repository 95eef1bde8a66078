/** `dealer-widgets deployed`: whether a server sends the files of `dist/` as browsers need them (guide "Going live"). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { parseArgs } from 'node:util';
import zlib from 'node:zlib';
import type { Manifest } from '../../lib/index.ts';
import { nextStep, reasonOf, TIMEOUT_MS } from './fetch-page.ts';
import { oneLine } from './server-words.ts';

export const DEPLOYED_HELP = `dealer-widgets deployed <address of the folder> [options]   requests every file of a deployed dist/ and says what browsers could not use

  --from https://…       the origin of the pages, when it is another one (a CDN)
  --expect FILE          the manifest.json of the build that should be there
  --host site.example    the name of the site, for a server that is asked by another (http://web1/widgets/)

It ends with 1 when something is wrong, also when there is no answer, and with 2 when the command line is.`;

/** Usual servers and CDNs compress nothing smaller: `compression()` of Express begins here, CloudFront at 1,000 bytes. */
const SMALL = 1024;
/** No file of a build is as large, in bytes, compressed or not. */
const LARGE = 8 * 1024 * 1024;
/** From how many seconds on a file counts as kept for long: a month. */
const LONG_S = 30 * 24 * 3600;
/** A name that changes with the file's bytes. */
const HASHED = /-(?:[0-9A-F]{6}|[0-9A-F]{8})\.\w+$/;
/** The types of scripts that browsers accept (WHATWG, MIME Sniffing, "JavaScript MIME type"). */
const SCRIPT = /^(?:application|text)\/(?:x-)?(?:java|ecma)script(?![^;\s])/i;

/** @returns the exit code: 1 when something is wrong, 2 when the command line was */
export async function deployedCommand(args: string[], print: (line: string) => void): Promise<number> {
  const options = { from: { type: 'string' }, expect: { type: 'string' }, host: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [address, ...others] = positionals;
  if (!address || others.length > 0) {
    print(DEPLOYED_HELP);
    return 2;
  }
  const { from = address, expect: file } = values;
  const wrong = [address, from].find((each) => !/^https?:/.test(each) || !URL.canParse(each));
  if (wrong) throw new Error(`${wrong} is not an address. Expected one such as https://site.example/widgets/.`);
  const expected = file === undefined ? undefined : manifestIn(readFileSync(file, 'utf8'))?.build;
  if (file !== undefined && expected === undefined)
    throw new Error(`--expect ${file} is not the manifest of a build. Expected dist/manifest.json of what was copied.`);
  const { origin, pathname } = new URL(address);
  // the address of a file of the folder, as copied from a page, stands for the folder
  const folder = origin + pathname.replace(/[^/]*\.(?:js|css|json)$/, '').replace(/\/?$/, '/');
  const { build, files, findings } = await deployed(folder, new URL(from).origin, expected, values.host);
  for (const [problem, [first, ...more]] of findings)
    print(oneLine(`${first}${more.length > 0 ? ` (and ${more.length} more)` : ''} ${problem}`));
  const found = build ? `build ${build}` : `no build in ${folder}`;
  print(oneLine(`${found}: ${files} files requested, ${findings.size} problems`));
  return findings.size > 0 ? 1 : 0;
}

/**
 * Requests the manifest in a folder, and every file in it.
 * @param pages the origin of the pages
 * @param host the name by which the server knows the site, when that is not in the address
 * @returns what is wrong: each sentence without its subject, and the files it is about
 */
export async function deployed(folder: string, pages: string, expected?: string, host?: string) {
  const findings = new Map<string, string[]>();
  const report = (name: string, problem: string) =>
    findings.set(problem, [...(findings.get(problem) ?? []), name].sort());
  const look = async (name: string, integrity?: string): Promise<string> => {
    const answer = await requestOf(folder + name, host).catch((error: Error) => error.message);
    if (typeof answer === 'string') report(name, answer);
    else for (const each of problemsOf(answer, pages, integrity)) report(name, each);
    return typeof answer === 'string' || answer.status !== 200 ? '' : answer.bytes.toString();
  };
  const written = await look('manifest.json');
  const manifest = manifestIn(written);
  if (!manifest && written) report('manifest.json', 'is not the manifest of a build. Expected that in dist/.');
  if (!manifest) return { files: 1, findings };
  const { build, loader, css, chunks, older } = manifest;
  if (expected !== undefined && expected !== build)
    report('manifest.json', `is of build ${build}, not of ${expected}. Copy that build to this server.`);
  const files = new Map<string, string | undefined>(Object.keys(older).map((name) => [name, undefined]));
  for (const { alias, file, integrity } of [loader, css]) files.set(alias, integrity).set(file, integrity);
  for (const [name, { integrity }] of Object.entries(chunks)) files.set(name, integrity);
  const waiting = [...files];
  while (waiting.length > 0) await Promise.all(waiting.splice(0, 6).map((each) => look(...each)));
  return { build, files: files.size, findings };
}

function manifestIn(text: string): Manifest | undefined {
  try {
    const it = JSON.parse(text) as Manifest; // checked here
    return [it.build, it.loader, it.css, it.chunks, it.older].every(Boolean) ? it : undefined;
  } catch {
    return undefined;
  }
}

function problemsOf(answer: Awaited<ReturnType<typeof requestOf>>, pages: string, integrity?: string): string[] {
  const { status, url, said, bytes } = answer;
  if (status >= 300 && status < 400) return [`is redirected to ${said('location')}. Name the address that has it.`];
  if (status !== 200) return [`answers ${status}. Copy all of dist/; old files are deleted last.`];
  const problems: string[] = [];
  if (integrity && integrity !== `sha384-${createHash('sha384').update(bytes).digest('base64')}`)
    problems.push('has other bytes than its build: it is of another one, or something on the way changes it.');
  const [right, accepted] = url.endsWith('.css') ? ['text/css', /^text\/css(?![^;\s])/i] : ['text/javascript', SCRIPT];
  const isCode = !url.endsWith('.json');
  if (isCode && !accepted.test(said('content-type')))
    problems.push(`comes as "${said('content-type')}", which browsers refuse. Send "${right}".`);
  if (isCode && bytes.length >= SMALL && !said('content-encoding'))
    problems.push('is not compressed. Set up brotli or gzip for its type, also for proxies (nginx: gzip_proxied any).');
  const control = said('cache-control');
  const ages = [...control.matchAll(/\b(?:s-maxage|max-age|stale-while-revalidate)\s*=\s*"?(\d+)/gi)];
  const isAsked = /\bno-(?:cache|store)\b/i.test(control) || (ages[0] && ages.every(([, age]) => Number(age) === 0));
  const [, kept = 0] = /(?:^|[\s,])max-age\s*=\s*"?(\d+)/i.exec(control) ?? [];
  if (HASHED.test(url) && (isAsked || Number(kept) < LONG_S))
    problems.push(`says "${control}" about caching. Its name changes with its bytes: "max-age=31536000, immutable".`);
  if (!HASHED.test(url) && !isAsked)
    problems.push(`says "${control}" about caching, so an earlier one may be kept. Send "no-cache".`);
  if (pages !== new URL(url).origin && !['*', pages].includes(said('access-control-allow-origin')))
    problems.push(`cannot be read by pages of ${pages}. Send "Access-Control-Allow-Origin: *".`);
  return problems;
}

const { gunzipSync: gzip, inflateSync: deflate, brotliDecompressSync: br } = zlib;
const zstd = 'zstdDecompressSync' in zlib && { zstd: zlib.zstdDecompressSync }; // since Node 22.15
const decoders = new Map(Object.entries({ gzip, deflate, br, ...zstd }));

/** Requests a file in the words of browsers: caches on the way keep an object for each. `fetch` sends others, and no other `Host`. */
async function requestOf(url: string, host?: string) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const headers = { 'accept-encoding': [...decoders.keys()].join(', '), ...(host && { host }) };
  try {
    const { get } = url.startsWith('https:') ? https : http;
    // a connection that is kept may be closed by the server just then
    const how = { agent: false, signal, headers };
    const response = await new Promise<http.IncomingMessage>((come, fail) => get(url, how, come).once('error', fail));
    const said = (name: string): string => response.headersDistinct[name]?.join(', ') ?? '';
    let bytes = Buffer.alloc(0);
    // without an encoding its parts are bytes
    for await (const part of response as AsyncIterable<Buffer>)
      if ((bytes = Buffer.concat([bytes, part])).length > LARGE) throw new RangeError();
    bytes = decoders.get(said('content-encoding').trim().toLowerCase())?.(bytes, { maxOutputLength: LARGE }) ?? bytes;
    return { status: response.statusCode ?? 0, url, said, bytes };
  } catch (error) {
    if (error instanceof RangeError)
      throw new Error(`has more than ${LARGE} bytes, as no file of a build.`, { cause: error });
    const reason = reasonOf(signal.aborted ? signal.reason : error);
    throw new Error(`cannot be read: ${reason}. ${nextStep(error)}`, { cause: error });
  }
}
