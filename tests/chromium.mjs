// A Chromium for the tests: $CHROMIUM_PATH, else the one npm ci brought, else the system's.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const args = [
  '--no-sandbox', // runs as root and inside containers
  '--disable-dev-shm-usage', // containers give /dev/shm 64 MB, too little for a big page
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const system = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Playwright launch options of a Chromium that exists on this machine.
 * @returns {Promise<{ executablePath: string, args: string[], env?: Record<string, string> }>}
 * @throws when there is none; the message says what to do
 */
export async function chromiumLaunch() {
  if (process.env.CHROMIUM_PATH) return { executablePath: process.env.CHROMIUM_PATH, args };
  const isLinuxX64 = process.platform === 'linux' && process.arch === 'x64';
  const bundled = isLinuxX64
    ? await fromNpm().catch((e) =>
        console.warn(`The Chromium of npm ci cannot be used, trying the system's: ${e.message}`),
      )
    : undefined;
  if (bundled) return bundled;
  const executablePath = system.find((path) => existsSync(path));
  if (executablePath) return { executablePath, args };
  throw new Error('No Chromium found: set CHROMIUM_PATH to one, or install one (Debian: apt-get install chromium).');
}

async function fromNpm() {
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium')); // …/build/index.js
  const root = dirname(dirname(entry));
  const { version } = createRequire(import.meta.url)(join(root, 'package.json'));
  const cache = join(import.meta.dirname, '../node_modules/.cache');
  const dir = join(cache, `chromium-${version}`);
  if (!existsSync(dir)) await unpack(root, cache, dir);
  return {
    executablePath: join(dir, 'chromium'),
    args,
    env: {
      ...process.env,
      FONTCONFIG_PATH: process.env.FONTCONFIG_PATH ?? join(dir, 'fonts'),
      LD_LIBRARY_PATH: [join(dir, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
    },
  };
}

/** Unpacks beside the target and renames, so that two runs at once cannot see half a browser. */
async function unpack(root, cache, dir) {
  await mkdir(cache, { recursive: true });
  const unpacked = await mkdtemp(join(cache, 'chromium-tmp-'));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = unpacked; // the package unpacks into os.tmpdir()
  try {
    const { inflate } = await import('@sparticuz/chromium');
    const parts = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(parts.map((part) => inflate(join(root, 'bin', part))));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  // the packaged fonts.conf names /tmp/fonts; with no font at all Chromium dies in Skia
  await writeFile(
    join(unpacked, 'fonts/fonts.conf'),
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>' +
      '<dir prefix="relative">fonts</dir><dir>/usr/share/fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>',
  );
  await rename(unpacked, dir).catch(() => rm(unpacked, { recursive: true })); // another process was first
}
