import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import * as training from '../../support/training-form.ts';
import { wordsOf } from '../../support/words-of.ts';

const WIDTHS = [320, 330, 345, 360, 375, 390, 400, 412, 420];
const FONTS = ['system-ui', 'serif', 'monospace'];

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;

for (const { yuran, sst, total } of [
  { yuran: '13996.00', sst: 0, total: 'RM 13,996.00' },
  { yuran: '1234.55', sst: 8, total: 'RM 1,333.31' },
  { yuran: '1234567.89', sst: 8, total: 'RM 1,333,333.32' },
])
  test.each(FONTS)(`on phones ${total} is never covered, cut or broken in %s`, async (font) => {
    await page.viewport(360, 740);
    document.documentElement.style.setProperty('--dw-font', font);
    onTestFinished(() => void document.documentElement.style.removeProperty('--dw-font'));
    const { form } = await training.openForm({ yuran, sst, is_bulk: 1 });
    const dialog = form.getByRole('button', { name: 'Daftar dan bayar' }).closest('dialog')!;
    for (const width of WIDTHS) {
      await page.viewport(width, 740);
      await expect.poll(() => dialog.getBoundingClientRect().right).toBe(width); // a busy browser lays it out a frame later
      const button = form.getByRole('button', { name: 'Daftar dan bayar' }).getBoundingClientRect();
      const close = form.getByRole('button', { name: 'Tutup' }).getBoundingClientRect();
      const amounts = [...dialog.querySelectorAll('dd, strong')].filter((each) => each.textContent.includes('RM'));
      expect(amounts.map((each) => each.textContent.replace(/\s/g, ' '))).toContain(total);
      for (const amount of amounts) {
        const words = wordsOf(amount).getBoundingClientRect();
        const where = `${amount.localName} at ${width} px`;
        expect(words.left >= 0 && words.right <= width, `${where} is on the screen`).toBe(true);
        expect(words.height, `${where} is one line`).toBeLessThan(
          1.8 * Number.parseFloat(getComputedStyle(amount).fontSize),
        );
        const label = amount.parentElement!.firstElementChild!;
        expect(
          overlap(amount.getBoundingClientRect(), label.getBoundingClientRect()),
          `${where} lies on its label`,
        ).toBe(false);
        if (amount.localName === 'strong') expect(overlap(words, button), `${where} is under the button`).toBe(false);
        expect(overlap(words, close), `${where} is under "Tutup"`).toBe(false);
      }
      expect(button.left >= 0 && button.right <= width, `the button is on the screen at ${width} px`).toBe(true);
      expect(dialog.scrollWidth, `nothing scrolls sideways at ${width} px`).toBeLessThanOrEqual(dialog.clientWidth);
    }
  });
