import type { Page } from '@playwright/test';

/** A real picture, drawn by the browser of the test. */
export async function drawnPicture(
  page: Page,
  type: string,
  width: number,
  height: number,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate(
    ([mime, w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#8a6100';
      context.fillRect(0, 0, w, h);
      context.fillStyle = '#f2c138';
      context.fillRect(w / 4, h / 4, w / 2, h / 2);
      return canvas.toDataURL(mime, 0.9).split(',')[1]!;
    },
    [type, width, height] as const,
  );
  return { name: 'foto.jpg', mimeType: type, buffer: Buffer.from(base64, 'base64') };
}
