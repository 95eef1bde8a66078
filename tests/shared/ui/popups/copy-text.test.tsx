import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { copyText } from '../../../../shared/ui/popups/copy-text.ts';

const text = 'Baris satu\r\nBaris dua\n“陳大文” 🪙';

/** Presses a button that copies, as a person does: the older way needs the person's action. */
async function copyByButton(): Promise<{ ok: boolean; copied: unknown }> {
  let answer: Promise<boolean> | undefined;
  using set = vi.spyOn(DataTransfer.prototype, 'setData');
  render(<button onClick={(event) => (answer = copyText(text, event.currentTarget))}>salin</button>);
  await userEvent.click(screen.getByRole('button', { name: 'salin' }));
  const ok = (await answer) ?? false;
  return { ok, copied: set.mock.calls.at(-1) };
}

const refused = () =>
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
// what browsers without a clipboard have
const absent = () => vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
const unreadable = () =>
  vi.spyOn(navigator, 'clipboard', 'get').mockImplementation(() => {
    throw new TypeError('not here');
  });

test('the Clipboard API gets the whole text', async () => {
  using write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  expect(await copyText(text)).toBe(true);
  expect(write).toHaveBeenCalledWith(text);
});

test.each([refused, absent, unreadable])('the older way when the Clipboard API is $name', async (without) => {
  using _api = without();
  expect(await copyByButton()).toEqual({ ok: true, copied: ['text/plain', text] });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'salin' }));
  expect(document.querySelector('textarea')).toBeNull();
});

test('it is not a success when nothing was copied, and there is nothing to copy in an empty text', async () => {
  using _api = refused();
  using command = vi.spyOn(Document.prototype, 'execCommand').mockReturnValue(true); // the page's policy swallowed it
  expect(await copyText(text)).toBe(false);
  command.mockImplementation(() => {
    throw new Error('no');
  });
  await expect(copyText(text)).rejects.toThrow('no');
  expect(document.querySelector('textarea')).toBeNull();
  expect(await copyText('')).toBe(false);
});
