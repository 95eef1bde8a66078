import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumLaunch, sameEverywhere } from '../chromium.mjs';
import { root } from '../repo/source-files.ts';
import { serveFolder } from './serve-folder.ts';

/** A Storybook may be put into any folder of its server. */
const FOLDER = '/design/widgets/';

interface Story {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

let folder: string;
let server: Awaited<ReturnType<typeof serveFolder>>;
let browser: Browser;
let page: Page;
let stories: Story[];
const problems: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storybook-'));
  const cli = path.join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  await promisify(execFile)(process.execPath, [cli, 'build', '--output-dir', folder, '--quiet'], { cwd: root });
  const index = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Story> };
  stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  server = await serveFolder(folder, FOLDER);
  browser = await chromium.launch(await chromiumLaunch());
  page = await browser.newPage({ ...sameEverywhere, permissions: ['clipboard-write'] });
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Shows a story in the page that is open already, as the sidebar does. */
async function show(id: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(`${server.origin}${FOLDER}iframe.html?id=${id}&viewMode=story`);
  else
    await page.evaluate((storyId) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, options: object): void };
      };
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
}

test('in a Storybook that was built, every widget mounts in its first story', async () => {
  const first = new Map<string, string>();
  for (const { id, title, tags } of stories) {
    const widget = title.split('/').at(-1)!;
    if (/^[a-z-]+$/.test(widget) && !tags.includes('play-fn') && !first.has(widget)) first.set(widget, id);
  }
  expect(first.size).toBe(32);
  for (const [widget, id] of first) {
    await show(id);
    const element = page.locator(`[data-widget="${widget}"]`).first();
    await element.scrollIntoViewIfNeeded();
    await expect.poll(() => element.getAttribute('data-widget-state'), { message: `${id} of ${widget}` }).toBe('ready');
  }
  expect(problems).toEqual([]);
});

test('what is loaded late arrives too: a copy button of the page and its toast', async () => {
  await page.evaluate(() => {
    const page = document.createElement('template');
    page.innerHTML = '<p id="greeting">Selamat datang</p><button data-copy="#greeting">Copy the greeting</button>';
    document.body.append(page.content);
  });
  await page.getByRole('button', { name: 'Copy the greeting' }).click();
  await page.getByText('Copying text was successful').waitFor();
  expect(problems).toEqual([]);
});
