/** The part of deployed.ts that requests a file, as browsers do. */
import http from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import zlib from 'node:zlib';
import { reasonOf, TIMEOUT_MS } from './fetch-page.ts';

export interface Answer {
  status: number;
  headers: Headers;
  /** Without their compression. */
  bytes: Buffer;
  /** Where the last redirect led. */
  url: string;
  redirected: boolean;
}

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: (bytes) => zlib.gunzipSync(bytes),
  deflate: (bytes) => zlib.inflateSync(bytes),
  br: (bytes) => zlib.brotliDecompressSync(bytes),
  // Node has it from 22.15 on
  ...('zstdDecompressSync' in zlib && { zstd: (bytes: Buffer) => zlib.zstdDecompressSync(bytes) }),
};
/** In the words and order of browsers: a cache on the way keeps one object for each text of this header (`Vary`). */
const ACCEPTED = Object.keys(decoders).join(', ');
/** As many redirects as browsers follow. */
const MOST = 20;

/**
 * Requests a file and follows redirects. `fetch` cannot do this: it sends no other `Host`, and encodings of its own.
 * @param host the name by which the server knows the site, when that is not in the address
 * @throws Error whose message goes on after the file's name
 */
export async function requestFile(address: string, host?: string): Promise<Answer> {
  let url = address;
  for (let hops = 0; hops <= MOST; hops++) {
    const answer = await requestOnce(url, hops === 0 ? host : undefined).catch((error: Error) => {
      throw hops === 0 ? error : new Error(`is redirected to ${url}, which ${error.message}`, { cause: error });
    });
    const location = [301, 302, 303, 307, 308].includes(answer.status) ? answer.headers.get('location') : null;
    if (location === null || !URL.canParse(location, url)) return { ...answer, url, redirected: hops > 0 };
    url = new URL(location, url).href;
  }
  throw new Error(`is redirected more than ${MOST} times.`);
}

async function requestOnce(url: string, host?: string): Promise<Omit<Answer, 'url' | 'redirected'>> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let bytes: Buffer;
  let response: http.IncomingMessage;
  try {
    response = await new Promise((answered, failed) =>
      (url.startsWith('https:') ? https : http)
        // each with a connection of its own: one that is kept may be closed by the server just then
        .get(url, { agent: false, signal, headers: { 'accept-encoding': ACCEPTED, ...(host && { host }) } }, answered)
        .once('error', failed),
    );
    bytes = await buffer(response);
  } catch (error) {
    throw new Error(`gets no answer: ${reasonOf(signal.aborted ? signal.reason : error)}.`, { cause: error });
  }
  const headers = new Headers();
  for (let at = 0; at < response.rawHeaders.length; at += 2)
    // names and values alternate
    headers.append(response.rawHeaders[at]!, response.rawHeaders[at + 1]!);
  // an answer has a status
  return { status: response.statusCode!, headers, bytes: decoded(bytes, headers) };
}

/** @throws Error when the bytes are not what the header says */
function decoded(bytes: Buffer, headers: Headers): Buffer {
  const encoding = headers.get('content-encoding') ?? '';
  const decode = decoders[encoding.trim().toLowerCase()];
  try {
    return decode ? decode(bytes) : bytes;
  } catch (error) {
    throw new Error(`says that it is compressed ("Content-Encoding: ${encoding}"), and is not or breaks off.`, {
      cause: error,
    });
  }
}
