/** What `dealer-widgets deployed` says of a host that sends something wrongly. */
import { createAssets } from '../../mocks/host/assets.ts';
import { startHost } from '../../mocks/host/host.ts';
import { deployedCommand } from '../../shared/tools/host-kit/deployed.ts';
import { dist, readManifest } from './dist.ts';

export const manifest = readManifest();
export const files = Object.keys(manifest.chunks).length + 4;
export const PAGES = 'https://app.example';
export const summary = (problems: number): string =>
  `build ${manifest.build}: ${files} files requested, ${problems} problems`;

export async function run(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  return { code: await deployedCommand(args, (line) => void lines.push(line)), lines };
}

export type Spoil = (answer: Response, name: string) => Response | Promise<Response>;

/** Another host with the files of `dist/` in a folder, which answers with what `spoil` makes of them. */
export function hostWith(spoil: Spoil, folder = '/widgets/') {
  const serve = createAssets(dist);
  return startHost({
    port: 0,
    async before(request, { pathname }) {
      if (!pathname.startsWith(folder)) return undefined;
      const name = pathname.slice(folder.length);
      return spoil((await serve(request, name)) ?? missing(), name);
    },
  });
}

/** The command's result for such a host. */
export async function runOn(spoil: Spoil, ...args: string[]) {
  const host = await hostWith(spoil);
  try {
    return await run(`${host.url}/widgets/`, ...args);
  } finally {
    await host.close();
  }
}

export const withHeader =
  (which: RegExp, name: string, value?: string): Spoil =>
  (answer, file) => {
    if (!which.test(file)) return answer;
    answer.headers.delete(name);
    if (value) answer.headers.set(name, value);
    return answer;
  };
export const missing = (): Response =>
  new Response('Not Found', {
    status: 404,
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' },
  });
export const script = (code: string): Response =>
  new Response(code, { headers: { 'content-type': 'text/javascript', 'cache-control': 'no-cache' } });
export const page = (status: number): Response =>
  new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } });

/** A file as it is, not compressed. */
export const plainly = async (name: string): Promise<Response> =>
  (await createAssets(dist)(new Request('http://host/'), name)) ?? missing();
