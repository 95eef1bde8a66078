import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startHost } from '../../../mocks/host/host.ts';
import { deployedCommand } from '../../../shared/tools/host-kit/deployed.ts';
import { dist, readManifest } from '../../support/dist.ts';

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
  expect(await run(manifestOf(JSON.stringify({ ...readManifest(), build: '0A0B0C0D' })))).toEqual({
    code: 1,
    lines: [
      `manifest.json is of build ${build}, not of 0A0B0C0D. Copy that build to this server.`,
      expect.stringMatching(`^build ${build}: \\d+ files requested, 1 problems$`),
    ],
  });
  for (const file of [manifestOf('{}'), manifestOf('<html>')])
    await expect(run(file)).rejects.toThrow(`--expect ${file} is not the manifest of a build.`);
  await expect(run('none/manifest.json')).rejects.toThrow('none/manifest.json');
});

test('a command line without an address, or with something else in its place, is refused', async () => {
  const run = (...args: string[]) => deployedCommand(args, () => {});
  await expect(run('widgets.example')).rejects.toThrow('widgets.example is not an address.');
  await expect(run('https://site.example/widgets/', '--from', 'app.example')).rejects.toThrow(
    'app.example is not an address. Expected one such as https://site.example/widgets/.',
  );
  expect(await run()).toBe(2);
});
