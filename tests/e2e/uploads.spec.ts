import { mkdir, open, rm, utimes, writeFile } from 'node:fs/promises';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { slowUploads } from './support/slow-uploads.ts';
import { expect, test } from './support/test.ts';
import { connect, createServer, type Socket } from 'node:net';
import { listen } from '../support/local-server.ts';

/** A proxy to the host whose connections can be cut in the middle of a request: browsers' own "offline" leaves running requests alone. */
async function breakableConnection(host: string) {
  const { hostname, port } = new URL(host);
  const open = new Set<Socket>();
  const server = createServer((browser) => {
    const behind = connect(Number(port), hostname);
    for (const [socket, other] of [
      [browser, behind],
      [behind, browser],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket
        .on('error', () => {})
        .on('close', () => {
          open.delete(socket);
          other.destroy();
        });
    }
  });
  /** Cuts every connection that is open now; new ones work. */
  const cut = (): void => open.forEach((socket) => socket.resetAndDestroy());
  return {
    /** The address of the host through it. */
    origin: await listen(server),
    cut,
    close(): void {
      server.close();
      cut();
    },
  };
}

type Place = Pick<DOMRect, 'x' | 'y'>;

/**
 * Drags a file of this machine from outside the browser over a place and drops it there, with the events the browser itself receives.
 * @param over is called while the file is over the place
 */
async function dropFile(page: Page, path: string, { x, y }: Place, over = async () => {}): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver'] as const)
    await devTools.send('Input.dispatchDragEvent', { type, x, y, data });
  await over();
  await devTools.send('Input.dispatchDragEvent', { type: 'drop', x, y, data });
  await devTools.detach();
}

/** Points all over an element, its edges included. */
async function placesIn(element: Locator): Promise<Place[]> {
  await element.scrollIntoViewIfNeeded();
  const box = (await element.boundingBox())!;
  return [0.01, 0.5, 0.99].flatMap((across) =>
    [0.06, 0.5, 0.94].map((down) => ({ x: box.x + box.width * across, y: box.y + box.height * down })),
  );
}

const pdf = (name: string, size: number) => ({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(size, 7) });

/** A file on the disk, as large as wanted; zeros that take no room. @returns its path */
async function largeFile(info: TestInfo, size: number): Promise<string> {
  const path = info.outputPath('besar.pdf');
  const file = await open(path, 'w');
  await file.truncate(size);
  await file.close();
  return path;
}

/** The first uploader of the page. */
function uploaderOf(page: Page): { choose: Locator; upload: Locator; bar: Locator; form: Locator } {
  const form = page.getByRole('form', { name: 'Muat naik dokumen' });
  return {
    form,
    choose: form.locator('input[type=file]'),
    upload: form.getByRole('button', { name: /^(Muat Naik|Sedang memuat naik)/ }),
    bar: form.getByRole('progressbar'),
  };
}

test('a file is received by the server and shown again after a reload', async ({ page, host }) => {
  await host.open('dealer', '/app/documents');
  const name = `${'résit 😀 رسيت '.repeat(4)}"2026";.pdf`;
  const { choose, upload, form } = uploaderOf(page);
  await expect(upload).toBeDisabled();
  await choose.setInputFiles(pdf(name, 70_000));
  await upload.click();
  await expect(form.getByText('Fail berjaya dimuat naik!')).toBeVisible();
  await page.reload();
  await expect(page.locator('#received-documents')).toContainText(`${name}, 70000 bait`);
});

test('a file dropped anywhere on the frame is chosen; the page stays', async ({ page, host, browserName }, info) => {
  test.skip(browserName !== 'chromium', 'only its own protocol drags a file');
  const path = await largeFile(info, 2_000);
  await host.open('dealer', '/app/documents');
  const { form } = uploaderOf(page);
  const frame = form.locator('.ui-file');
  await expect(frame).toBeVisible();
  for (const place of await placesIn(frame)) {
    await dropFile(page, path, place, () => expect(frame).toHaveAttribute('data-over', 'true'));
    await expect(form.getByText('besar.pdf', { exact: true })).toBeVisible();
    await expect(frame).toHaveAttribute('data-over', 'false');
    await page.reload();
    await expect(frame).toBeVisible();
  }
});

test('the progress is real; after a broken connection a retry', async ({ page, baseURL, problems, browserName }) => {
  test.skip(browserName !== 'chromium', 'only its own protocol slows an upload down');
  problems.expect(/was not uploaded/);
  problems.expect(/net::ERR_/);
  const connection = await breakableConnection(baseURL!);
  await page.goto(`${connection.origin}/demo/as/dealer?to=/app/documents`);
  const { choose, upload, bar, form } = uploaderOf(page);
  await choose.setInputFiles(await largeFile(test.info(), 6_000_000));
  const fast = await slowUploads(page, 120_000); // takes 50 s, so that a busy machine is still in the middle
  const seen: number[] = [];
  await page.exposeFunction('sawPercent', (percent: number) => void seen.push(percent));
  await page.evaluate(() => {
    const { shadowRoot } = document.querySelector('[data-widget=file-uploader]')!;
    new MutationObserver(() => {
      const now = shadowRoot?.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
      // `exposeFunction` puts it there
      if (now) (globalThis as unknown as { sawPercent: (percent: number) => void }).sawPercent(Number(now));
    }).observe(shadowRoot!, { subtree: true, childList: true, attributes: true });
  });
  await upload.click();
  await expect(upload).toHaveText('Sedang memuat naik...');
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(5);
  // the browser itself tries once more when a connection it had kept open is lost, so it is cut until the browser gives up
  await expect(async () => {
    connection.cut();
    await expect(form.getByText('Muat naik gagal. Sila cuba lagi.')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(form.getByRole('alert')).toContainText('Sambungan');
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(Math.max(...seen)).toBeLessThanOrEqual(95);
  await fast();
  await upload.click();
  await expect(form.getByText('Fail berjaya dimuat naik!')).toBeVisible();
  connection.close();
});

test('200 MB are uploaded from the disk; the 413 is in plain words', async ({ page, host, problems, browserName }) => {
  test.skip(browserName !== 'chromium', 'only its own protocol reports the memory in use');
  problems.expect(/was not uploaded/);
  problems.expect(/413/);
  await host.open('dealer', '/app/documents');
  const { choose, upload, form } = uploaderOf(page);
  await choose.setInputFiles(await largeFile(test.info(), 200 * 2 ** 20));
  await expect(form.getByText('PDF · 200 MB', { exact: true })).toBeVisible();
  const statistics = await page.context().newCDPSession(page);
  const heap = async (): Promise<number> => (await statistics.send('Runtime.getHeapUsage')).usedSize;
  const before = await heap();
  await upload.click();
  await expect(form.getByRole('alert')).toContainText('terlalu besar');
  expect((await heap()) - before).toBeLessThan(20 * 2 ** 20);
});

test('cancelled in the middle, nothing arrives @phone', async ({ page, host, browserName }) => {
  test.skip(browserName !== 'chromium', 'only its own protocol slows an upload down');
  await host.open('dealer', '/app/documents');
  const { choose, upload, form, bar } = uploaderOf(page);
  await choose.setInputFiles(await largeFile(test.info(), 30_000_000)); // takes 50 s, too
  const fast = await slowUploads(page, 600_000);
  await upload.click();
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(2);
  await form.getByRole('button', { name: 'Batal' }).click();
  await expect(form.getByText('Muat naik dibatalkan.')).toBeVisible();
  await fast();
  await page.reload();
  await expect(page.locator('#received-documents')).toContainText('Belum ada fail diterima.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );
});

test('cancelled when all was sent, the file may have been received, and this is said', async ({ page, host }) => {
  await host.open('dealer', '/app/documents');
  const { choose, upload, form, bar } = uploaderOf(page);
  await choose.setInputFiles(pdf('laporan.pdf', 70_000));
  await host.fault('slow', { path: '/app/doc', ms: 20_000 });
  await upload.click();
  await expect(bar).toHaveAttribute('aria-valuenow', '95');
  await form.getByRole('button', { name: 'Batal' }).click();
  const words =
    'Muat naik dihentikan, tetapi fail itu mungkin sudah diterima. Sila muat semula halaman untuk memastikannya sebelum menghantar lagi.';
  await expect(form.getByText(words)).toBeVisible();
});

test('a file that was changed meanwhile can be chosen again', async ({ page, host, problems, browserName }, info) => {
  test.skip(browserName !== 'chromium', 'Firefox sends a changed file as it is by then');
  problems.expect(/was not uploaded/);
  problems.expect(/net::ERR_/);
  await host.open('dealer', '/app/documents');
  const { choose, upload, form } = uploaderOf(page);
  const path = await largeFile(info, 2_000);
  await choose.setInputFiles(path);
  await expect(form.getByText('besar.pdf', { exact: true })).toBeVisible();
  await writeFile(path, 'saved again with more in it');
  await utimes(path, 1e9, 1e9); // a browser compares whole seconds
  await upload.click();
  await expect(form.getByRole('alert')).toContainText('besar.pdf');
  await expect(form.getByRole('alert')).not.toContainText('Sambungan');
  await choose.setInputFiles(path);
  await upload.click();
  await expect(form.getByText('Fail berjaya dimuat naik!')).toBeVisible();
  await choose.setInputFiles(path);
  await rm(path);
  await upload.click();
  await expect(form.getByRole('alert')).toContainText('besar.pdf');
});

test('a folder is refused where it is dropped', async ({ page, host, browserName }, info) => {
  test.skip(browserName !== 'chromium', 'only its own protocol drags a file');
  const folder = info.outputPath('resit');
  await mkdir(folder);
  await host.open('dealer', '/app/documents');
  const { form, upload } = uploaderOf(page);
  const middle = async (frame: Locator) => (await placesIn(frame))[4]!;
  await dropFile(page, folder, await middle(form.locator('.ui-file')));
  await expect(form.getByRole('alert')).toHaveText('resit: ini folder. Sila pilih satu fail.');
  await expect(upload).toBeDisabled();

  await host.open('dealer', '/app/profile');
  await page.getByRole('button', { name: 'Change Photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload & Crop Photo' });
  const frame = dialog.locator('.ui-file');
  await expect(frame).toBeVisible();
  await dropFile(page, folder, await middle(frame));
  await expect(dialog.getByRole('alert')).toContainText('This file is not an image.');
});
