import type { Locator, Page } from '@playwright/test';

interface Place {
  x: number;
  y: number;
}

/**
 * Drags a file of this machine from outside the browser over a place and drops it there, with the events the browser itself receives.
 * @param over is called while the file is over the place
 */
export async function dropFile(page: Page, path: string, { x, y }: Place, over = async () => {}): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver'] as const)
    await devTools.send('Input.dispatchDragEvent', { type, x, y, data });
  await over();
  await devTools.send('Input.dispatchDragEvent', { type: 'drop', x, y, data });
  await devTools.detach();
}

/** Points all over an element, its edges included. */
export async function placesIn(element: Locator): Promise<Place[]> {
  await element.scrollIntoViewIfNeeded();
  const box = (await element.boundingBox())!;
  return [0.01, 0.5, 0.99].flatMap((across) =>
    [0.06, 0.5, 0.94].map((down) => ({ x: box.x + box.width * across, y: box.y + box.height * down })),
  );
}
