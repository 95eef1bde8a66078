import type { IncomingMessage, ServerResponse } from 'node:http';

/** The largest request the host reads, bytes; PHP's `post_max_size` has the same effect. */
const MOST_BYTES = 20 * 1024 * 1024;

/**
 * Node's request as a `Request`. A HEAD is answered like a GET: Node leaves the body out when it sends.
 * @returns a `Response` instead when it cannot be read: 400 for a broken address, 413 for too large a body
 */
export async function readRequest(incoming: IncomingMessage): Promise<Request | Response> {
  const { headers } = incoming;
  // a request that came in has a method
  const method = incoming.method === 'HEAD' ? 'GET' : incoming.method!;
  const address = `http://${headers.host ?? 'localhost'}${incoming.url ?? '/'}`;
  if (!URL.canParse(address)) return new Response('The address of this request cannot be read.', { status: 400 });
  const body = method === 'GET' ? undefined : await readBody(incoming);
  if (body === 'too large') return Response.json({ message: 'The POST data is too large.' }, { status: 413 });
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return new Request(address, { method, headers: new Headers(entries), body, redirect: 'manual' });
}

/** A body that is too large is read to its end and discarded: a browser that is still sending would not see the answer. */
async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | 'too large'> {
  const chunks: Buffer[] = [];
  let size = 0;
  // without an encoding Node gives buffers
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MOST_BYTES) chunks.push(chunk);
  }
  return size > MOST_BYTES ? 'too large' : new Uint8Array(Buffer.concat(chunks));
}

/** Sends a `Response` through Node; `null` closes the connection, which the browser sees as a lost connection. */
export async function writeResponse(outgoing: ServerResponse, response: Response | null): Promise<void> {
  if (response === null) {
    outgoing.destroy();
    return;
  }
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.appendHeader(name, value);
  for (const cookie of response.headers.getSetCookie()) outgoing.appendHeader('set-cookie', cookie);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
