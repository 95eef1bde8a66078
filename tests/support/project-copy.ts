import { execFile, spawn } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '../..');

export interface ProjectCopy {
  readonly folder: string;
  /** Replaces a text in one of the sources; it must occur exactly once. */
  change(file: string, from: string, to: string): void;
  /** Runs `node build.mjs` there. @returns what is in `dist/` then, by name */
  build(...flags: string[]): Promise<Map<string, Buffer>>;
  /** Starts `npm run dev` there, and ends it. @returns where the demo host is, as soon as there is something to show */
  develop(): Promise<() => void>;
  remove(): void;
}

/** A copy of the project's sources, to be changed and built. */
export function copyProject(name: string): ProjectCopy {
  const top = mkdtempSync(path.join(tmpdir(), 'dealer-widgets-'));
  const folder = path.join(top, name);
  for (const each of ['widgets', 'shared', 'package.json', 'build.mjs', 'tests/guard.mjs', 'mocks', 'stories'])
    cpSync(path.join(root, each), path.join(folder, each), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    change(file, from, to) {
      const source = readFileSync(path.join(folder, file), 'utf8');
      if (source.split(from).length !== 2)
        throw new Error(`${file} has ${source.split(from).length - 1} times "${from}", expected once.`);
      writeFileSync(
        path.join(folder, file),
        source.replace(from, () => to),
      );
    },
    async build(...flags) {
      await promisify(execFile)(process.execPath, ['build.mjs', ...flags], { cwd: folder });
      return filesIn(path.join(folder, 'dist'));
    },
    develop: () =>
      new Promise((started, failed) => {
        const host = spawn(process.execPath, ['mocks/host/start.mjs', '--watch'], {
          cwd: folder,
          env: { ...process.env, PORT: '0' },
        });
        let output = '';
        const collect = (data: Buffer): void => {
          output += data.toString();
          if (output.includes('demo host is at') && output.includes('Watching')) started(() => void host.kill());
        };
        host.stdout.on('data', collect);
        host.stderr.on('data', collect);
        host.once('exit', () => failed(new Error(`npm run dev ended: ${output}`)));
      }),
    remove: () => rmSync(top, { recursive: true, force: true }),
  };
}

/** Every file below a folder by its name from there. */
export const filesIn = (folder: string): Map<string, Buffer> =>
  new Map(
    globSync('**/*', { cwd: folder })
      .filter((name) => statSync(path.join(folder, name)).isFile())
      .sort()
      .map((name) => [name.replaceAll(path.sep, '/'), readFileSync(path.join(folder, name))]),
  );
