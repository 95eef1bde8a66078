import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startHost } from '../../mocks/host/host.ts';
import { deployedCommand } from '../../shared/host-kit/deployed-command.ts';
import { dist, readManifest } from '../support/dist.ts';

const { build } = readManifest();

/** A file with the manifest of another build. */
function manifestOf(content: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'dealer-widgets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'manifest.json');
  writeFileSync(file, content);
  return file;
}

test('a server that still has the earlier build is found, although all of its files belong together', async () => {
  const host = await startHost({ port: 0 });
  onTestFinished(() => host.close());
  const run = async (file: string) => {
    const lines: string[] = [];
    const code = await deployedCommand([`${host.url}/widgets/`, '--expect', file], (line) => void lines.push(line));
    return { code, lines };
  };
  expect(await run(path.join(dist, 'manifest.json'))).toMatchObject({ code: 0 });
  expect(await run(manifestOf('{"build":"0A0B0C0D"}'))).toEqual({
    code: 1,
    lines: [
      `manifest.json is of build ${build}, not of 0A0B0C0D. Copy that build to this server.`,
      expect.stringMatching(`^build ${build}: \\d+ files requested, 1 problems$`),
    ],
  });
  for (const file of [manifestOf('{}'), manifestOf('<html>')])
    await expect(run(file)).rejects.toThrow(`--expect ${file} is not the manifest of a build.`);
  await expect(run('none/manifest.json')).rejects.toThrow('--expect none/manifest.json is not there.');
});

test('a command line without an address, or with something else in its place, is refused', async () => {
  const run = (...args: string[]) => deployedCommand(args, () => {});
  await expect(run('widgets.example')).rejects.toThrow('widgets.example is not an address.');
  await expect(run('https://site.example/widgets/', '--from', 'app.example')).rejects.toThrow(
    '--from app.example is not an address. Expected the origin of the pages, such as https://app.example.',
  );
  await expect(run('http://web1/widgets/', '--host', 'https://site.example')).rejects.toThrow(
    '--host https://site.example is not a name. Expected that of the site, such as site.example.',
  );
  expect(await run()).toBe(2);
});
