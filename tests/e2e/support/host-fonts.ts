import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const files = {
  narrow: '@fontsource/pt-sans-narrow/files/pt-sans-narrow-latin-400-normal.woff2',
  wide: '@fontsource/lexend-mega/files/lexend-mega-latin-400-normal.woff2',
  tall: '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-latin-400-normal.woff2',
} as const;

export type HostFont = keyof typeof files;

export const fontFile = (font: HostFont): string => createRequire(import.meta.url).resolve(files[font]);

/** Gives the widgets that are on the page another font, without loading it again. */
export async function useWidgetFont(page: Page, font: HostFont): Promise<void> {
  const bytes = await readFile(fontFile(font), 'base64');
  await page.evaluate(
    async ([family, base64]) => {
      const face = new FontFace(
        family,
        Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)),
      );
      document.fonts.add(await face.load());
      document.documentElement.style.setProperty('--dw-font', family);
    },
    [font, bytes] as const,
  );
}
