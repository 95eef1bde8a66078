import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { copy } from '../../../shared/loader/follow/copy.ts';
import { expectConsoleError } from '../../support/console.ts';
import { newPlace } from '../../support/host-places.ts';
import { popups } from '../../../.storybook/support/popups.ts';

/** Presses a button of a page that copies, where the browser refuses the clipboard. */
async function press(target: string, place: Element | ShadowRoot = newPlace()): Promise<void> {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  place.innerHTML = `<textarea class="words">Baris satu</textarea><button>Salin</button>`;
  const button = place.querySelector('button')!;
  button.onclick = () => void copy(target, button);
  await userEvent.click(button);
}

test('a refused clipboard is a warning that names what may be done', async () => {
  vi.spyOn(Document.prototype, 'execCommand').mockReturnValue(false);
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  await press('.words');
  expect(await popups.findByText('Copying text was unsuccessful')).toBeVisible();
  expect(info.mock.calls.flat().join(' ')).toMatch(
    /the text was not copied, because the browser refuses the clipboard\./,
  );
});

test.each([
  ['a command that throws', '.words', /the text was not copied\./],
  ['what is no selector', '#(', /nothing was copied, because "#\(" is not a CSS selector\. Check data-copy/],
])('%s is said on the page and in the console', async (_, target, sentence) => {
  expectConsoleError(sentence);
  vi.spyOn(Document.prototype, 'execCommand').mockImplementation(() => {
    throw new Error('blocked by an extension');
  });
  await press(target);
  expect(await popups.findByText('Unable to copy!')).toBeVisible();
});

test('a copy button in a shadow root of the page copies from there', async () => {
  await press('.words', newPlace().attachShadow({ mode: 'open' }));
  expect(await popups.findByText('Copying text was successful')).toBeVisible();
});
