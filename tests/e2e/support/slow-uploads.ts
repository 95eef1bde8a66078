import type { Page } from '@playwright/test';

/** Slows down what the page sends, so that a test can act in the middle of it; Chromium only. @returns makes it fast again */
export async function slowUploads(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const emulate = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
    });
  await emulate(bytesPerSecond);
  return async () => void (await emulate(-1));
}
