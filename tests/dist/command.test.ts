import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dist, readManifest } from '../support/dist.ts';

const { version } = readManifest();

test.each([['--version'], ['-v'], ['version'], ['lint', '--version']])(
  'the package’s command says its version: %s %s',
  (...args) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(dist, 'host/dealer-widgets.mjs'), ...args.filter(Boolean)],
      { encoding: 'utf8' },
    );
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
  },
);
