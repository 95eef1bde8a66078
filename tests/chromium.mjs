// A Chromium for the tests, with the same fonts on every Linux: $CHROMIUM_PATH, else the one npm ci brought (Linux on x64), else
// the one Playwright has installed, else the system's.
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

const args = [
  '--no-sandbox', // runs as root and inside containers
  '--disable-dev-shm-usage', // containers give /dev/shm 64 MB, too little for a big page
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // the same pixels everywhere
  '--hide-scrollbars',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];
const { PROGRAMFILES = 'C:\\Program Files' } = process.env;
const system = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  join(PROGRAMFILES, 'Google/Chrome/Application/chrome.exe'),
];

/** What a page of the tests finds, whatever the machine: locale, zone, scheme, motion and pixels (Playwright's context options). */
export const sameEverywhere = {
  locale: 'ms-MY',
  timezoneId: 'Asia/Kuala_Lumpur',
  colorScheme: /** @type {const} */ ('light'),
  reducedMotion: /** @type {const} */ ('reduce'),
  forcedColors: /** @type {const} */ ('none'),
  deviceScaleFactor: 1,
};

/**
 * Playwright launch options of a Chromium that exists on this machine.
 * @returns {Promise<{ executablePath: string, args: string[], env: Record<string, string> }>}
 * @throws Error when there is none; the message says what to do
 */
export async function chromiumLaunch() {
  const packaged = await fromNpm().catch((error) => {
    console.warn(`The Chromium and the fonts of npm ci cannot be used, trying what the system has: ${error.message}`);
    return undefined;
  });
  const env = {
    ...process.env,
    LC_ALL: 'C.UTF-8', // with LANG=C no file whose path has other letters can be opened, and Jawi looks different
    ...(packaged && { FONTCONFIG_PATH: packaged.fonts }),
  };
  if (process.env.CHROMIUM_PATH) return { executablePath: process.env.CHROMIUM_PATH, args, env };
  if (packaged?.executablePath) {
    const LD_LIBRARY_PATH = [packaged.libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
    return { executablePath: packaged.executablePath, args, env: { ...env, LD_LIBRARY_PATH } };
  }
  const executablePath = [chromium.executablePath(), ...system].find((path) => existsSync(path));
  if (executablePath) return { executablePath, args, env };
  throw new Error(
    'No Chromium found for the tests. Run "npx playwright install chromium" once, install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

/** Whether the Chromiums that `npm ci` brought run here. */
export const hasPackagedChromium = process.platform === 'linux' && process.arch === 'x64';

/**
 * Playwright launch options of the oldest Chromium that is served, with the fonts and libraries of the new one; only where
 * {@link hasPackagedChromium}.
 */
export async function chromium111Launch() {
  const { executablePath: _, ...launch } = await chromiumLaunch();
  const dir = await unpackedOnce('chromium-111', ['chromium.br']);
  return { ...launch, executablePath: join(dir, 'chromium') };
}

/** What `npm ci` brought for Linux, unpacked once: the fonts, and on x64 a Chromium with the libraries it needs. */
async function fromNpm() {
  if (process.platform !== 'linux') return undefined;
  const browser = ['chromium.br', 'swiftshader.tar.br', 'al2023.tar.br'];
  const dir = await unpackedOnce('@sparticuz/chromium', ['fonts.tar.br', ...(hasPackagedChromium ? browser : [])]);
  return {
    fonts: join(dir, 'fonts'),
    ...(hasPackagedChromium && { executablePath: join(dir, 'chromium'), libraries: join(dir, 'al2023/lib') }),
  };
}

/** The folder with these parts of a package, unpacked. */
async function unpackedOnce(name, parts) {
  const root = packageFolder(name);
  const { version } = createRequire(import.meta.url)(join(root, 'package.json'));
  const cache = join(import.meta.dirname, '../node_modules/.cache');
  const dir = join(cache, `chromium-${version}-${process.arch}-two-fonts`);
  if (!existsSync(dir)) await unpack(root, parts, cache, dir);
  return dir;
}

const packageFolder = (name) => dirname(dirname(fileURLToPath(import.meta.resolve(name)))); // its entry is build/index.js

/** Unpacks beside the target and renames, so that two runs at once cannot see half a browser. */
async function unpack(root, parts, cache, dir) {
  await mkdir(cache, { recursive: true });
  const unpacked = await mkdtemp(join(cache, 'chromium-tmp-'));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = unpacked; // the package unpacks into os.tmpdir()
  try {
    const { inflate } = await import('@sparticuz/chromium');
    await Promise.all(parts.map((part) => inflate(join(root, 'bin', part))));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  // these fonts and none of the machine's; the package's own fonts.conf names /tmp/fonts
  if (parts.includes('fonts.tar.br')) {
    // names in Jawi are invisible in a browser without these letters
    const jawi = import.meta.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf');
    await copyFile(new URL(jawi), join(unpacked, 'fonts/fonts', basename(jawi)));
    await writeFile(
      join(unpacked, 'fonts/fonts.conf'),
      '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>' +
        '<dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>',
    );
  }
  await rename(unpacked, dir).catch(() => rm(unpacked, { recursive: true })); // another process was first
}
