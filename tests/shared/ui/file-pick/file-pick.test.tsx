import { expect, test } from 'vitest';
import { snippet } from '../../../../.storybook/support/snippet.ts';
import { removePlaces } from '../../../support/host-places.ts';
import { mountHtml } from '../../../support/mount-html.ts';

test('a file dropped beside the frame does not replace the page; what takes files itself still does', async () => {
  const { widget, place } = await mountHtml(
    `${snippet('file-uploader', { attributes: { uploadUrl: '/app/receipts/upload' } })}<input type="file"><div></div>`,
  );
  /** Whether the browser's own act, which opens the file or gives it to a file input, is prevented. */
  const isTaken = (on: Element, type: 'dragover' | 'drop'): boolean => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'resit.pdf'));
    const event = new DragEvent(type, { dataTransfer, bubbles: true, composed: true, cancelable: true });
    return !on.dispatchEvent(event);
  };
  const places = [widget.getByRole('heading'), place.querySelector('div:empty')!, place.querySelector('input')!];
  for (const type of ['dragover', 'drop'] as const)
    expect(places.map((element) => isTaken(element, type))).toEqual([true, true, false]);
  removePlaces();
  await expect.poll(() => isTaken(document.body, 'dragover')).toBe(false);
});
