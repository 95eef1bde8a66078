import { preview } from 'vite';
import { built } from './entries.ts';

/** A Storybook may be put into any folder of its server. */
const FOLDER = '/design/widgets/';

/** Serves the Storybook that was built. @returns the address of its folder */
export async function serveBuilt(): Promise<{ address: string; close(): Promise<void> }> {
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    logLevel: 'error',
    base: FOLDER,
    build: { outDir: built },
    // as most servers do; without it each page takes twice as long
    preview: { port: 0, headers: { 'Cache-Control': 'max-age=3600' } },
  });
  return { address: server.resolvedUrls!.local[0]!, close: () => server.close() };
}
