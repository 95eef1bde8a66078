import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../../shared/contract/calls/endpoints.ts';
import { markPure, pureCalls } from '../../../../shared/tools/build/pure-calls.mjs';

const contract = path.join(import.meta.dirname, '../../../../shared/contract/calls');

/** Keeps esbuild from dropping whole files, so that only what is marked as free of side effects can go. */
const loadEverything: Plugin = {
  name: 'load-everything',
  setup(plugin) {
    plugin.onResolve({ filter: /^\./ }, (args) => {
      const file = path.join(args.resolveDir, args.path);
      return { path: file, sideEffects: file.startsWith(path.dirname(contract)) };
    });
  },
};

async function bundleOf(code: string, plugins: Plugin[] = []): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: contract, loader: 'ts' },
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    plugins: [...plugins, pureCalls],
  });
  return outputFiles[0]!.text;
}

describe('bundles of the contract', () => {
  it('hold the endpoints they use and no others', async () => {
    const text = await bundleOf("export { toggleVacancy } from './toggles.ts'");
    const held = Object.values(endpoints).filter((endpoint) => text.includes(`"${endpoint.path}"`));
    expect(held.map((endpoint) => endpoint.path)).toEqual(['/app/admin/vacancy/toggle']);
  });

  it('hold nothing of a file that is loaded but not used', async () => {
    const files = readdirSync(contract).filter(
      (file) => file.endsWith('.ts') && !['index.ts', 'endpoints.ts'].includes(file),
    );
    expect((await bundleOf(files.map((file) => `import './${file}';`).join('\n'), [loadEverything])).trim()).toBe('');
  });

  it('leave other words alone', () => {
    const source = 'a.map(x); values.list(y); const list = 1; function list(a) {}\n * v.pipe( in a comment';
    expect(markPure(source)).toBe(source);
  });
});
