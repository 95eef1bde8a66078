import type { CDPSession } from '@playwright/test';
import { drawnPicture } from './support/drawn-picture.ts';
import { painted } from './support/painted.ts';
import { expect, test } from './support/test.ts';

/** Two fingers around a point, so far apart one after the other. */
async function spread(touches: CDPSession, x: number, y: number, distances: readonly number[]): Promise<void> {
  for (const [at, apart] of distances.entries())
    await touches.send('Input.dispatchTouchEvent', {
      type: at === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [-1, 1].map((side, id) => ({ x: x + (side * apart) / 2, y, id })),
    });
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a new profile photo is cropped, received, and there after a reload @floor', async ({ page, host }) => {
  await host.open('dealer', '/app/profile');
  await page.getByRole('button', { name: 'Change Photo' }).click();
  await page.getByLabel('Choose a photo').setInputFiles(await drawnPicture(page, 'image/jpeg', 3000, 2000));
  await page.getByRole('button', { name: 'Zoom In' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'Upload successful!' })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  const photo = page.getByRole('img', { name: /Profile photo/ });
  await expect(photo).toHaveAttribute('src', /^blob:/);
  await page.reload();
  await expect(photo).toHaveAttribute('src', /\/storage\/uploads\/1$/);
  const received = page.locator('#received-photos li').first();
  await expect(received).toContainText('avatar.png image/png');
  await expect(received).toContainText('token {token}');
  const size = await received
    .locator('img')
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect(size).toEqual([600, 600]);
});

test('on a phone the sheet fits, and two fingers zoom @phone', async ({ page, host, browserName }) => {
  test.skip(browserName !== 'chromium', 'only its own protocol moves two fingers');
  await host.open('dealer', '/app/profile');
  await page.getByRole('button', { name: 'Change Photo' }).click();
  await page.getByLabel('Choose a photo').setInputFiles(await drawnPicture(page, 'image/jpeg', 1000, 1000));
  const area = page.getByRole('application');
  await expect(page.getByText(/area of 800 × 800/)).toBeAttached();
  const { x, y, width, height } = (await area.boundingBox())!;
  const [centreX, centreY] = [x + width / 2, y + height / 2];
  const touches = await page.context().newCDPSession(page);
  await spread(touches, centreX, centreY, [60, 70, 80, 90, 100, 110, 120]);
  // announced after nothing has moved for a moment, on a slow machine even in the middle of the movement
  const side = async (): Promise<number> =>
    Number(/area of (\d+)/.exec((await page.getByText(/area of \d+ × \d+ pixels/).textContent())!)?.[1]);
  await expect.poll(side).toBeLessThan(600);
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );
});

test('the lightbox: swipes, keys, wrapping, the focus back @floor @phone', async ({ page, host, browserName }) => {
  test.skip(browserName !== 'chromium', 'only its own protocol moves a finger');
  await host.open('dealer', '/app/testimonies');
  const gallery = page.locator('[data-widget=testimony-gallery]').first();
  const thumbnail = gallery.getByRole('button', { name: 'Poster' });
  await thumbnail.click();
  const lightbox = page.getByRole('dialog', { name: 'Galeri testimoni' });
  const position = lightbox.locator('.lightbox-position');
  await expect(position).toHaveText('1 / 7');
  const touches = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number): Promise<void> => {
    const finger = (type: 'touchStart' | 'touchMove', x: number) =>
      touches.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 300 }] });
    await finger('touchStart', from);
    for (let part = 1; part <= 5; part += 1) await finger('touchMove', from + ((to - from) * part) / 5);
    await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(100, 220);
  await expect(position).toHaveText('7 / 7');
  await swipe(220, 100);
  await expect(position).toHaveText('1 / 7');
  await swipe(100, 140);
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveText('2 / 7');
  const { width, height } = (await lightbox.boundingBox())!;
  expect({ width, height }).toEqual(page.viewportSize());
  // two fingers enlarge the picture, then one moves about in it
  const zoom = lightbox.getByRole('button', { name: 'Zum' });
  await spread(touches, 180, 300, [60, 80, 110, 150, 200]);
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  const left = async (): Promise<number> => (await lightbox.getByRole('img').boundingBox())!.x;
  const before = await left();
  await swipe(250, 100);
  await expect.poll(left).toBeLessThan(before - 50);
  await expect(position).toHaveText('2 / 7');
  // a tap while the picture still glides would only stop it
  await expect
    .poll(async () => {
      const now = await left();
      await painted(page);
      return (await left()) === now;
    })
    .toBe(true);
  await zoom.click();
  await expect(zoom).toHaveAttribute('aria-pressed', 'false');
  // two fingers have enlarged the page: now a finger moves about in the image
  const enlarge = async (pageScaleFactor: number): Promise<void> => {
    await touches.send('Emulation.setPageScaleFactor', { pageScaleFactor });
    await expect(lightbox.getByRole('group')).toHaveAttribute('data-pinched', String(pageScaleFactor > 1));
  };
  await enlarge(2);
  await swipe(200, 80);
  await enlarge(1);
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveText('3 / 7');
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(thumbnail).toBeFocused();
});
