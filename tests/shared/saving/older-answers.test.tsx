import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { arrivedBy } from '../../support/arrived.ts';
import { mountHtml } from '../../support/mount-html.ts';

const html = (value: number) =>
  snippet('yes-no-toggle', { tag: 'span', attributes: { kind: 'fmd', id: 3, value, label: 'Ali' } });
const isOn = async (value: number) =>
  (await mountHtml(html(value))).widget.queryByRole('switch', { checked: true }) !== null;

/** A switch that was pressed: the page said No, the server has answered Yes. */
async function flipped() {
  const { element, widget, place } = await mountHtml(html(0));
  await userEvent.click(widget.getByRole('switch'));
  await widget.findByRole('switch', { checked: true });
  return { element, widget, place };
}

test('Back shows the document of before, and what the server has answered on it', async () => {
  const { place } = await flipped();
  place.remove();
  arrivedBy('back_forward');
  expect(await isOn(0)).toBe(true);
});

test.each(['reload', 'navigate'] as const)(
  '%s: a page that the server has sent anew is newer than its answers',
  async (how) => {
    const { place } = await flipped();
    place.remove();
    arrivedBy(how);
    expect(await isOn(0)).toBe(false);
    arrivedBy('back_forward');
    expect(await isOn(0), 'they are forgotten').toBe(false);
  },
);

test('an answer that is older than another one does not come back', async () => {
  const { element, widget, place } = await flipped();
  element.dataset.value = '1'; // a morphing page writes it back
  await expect.poll(() => JSON.stringify(sessionStorage)).not.toContain('yes-no-toggle');
  await userEvent.click(widget.getByRole('switch'));
  await widget.findByRole('switch', { checked: false });
  place.remove();
  arrivedBy('back_forward');
  expect(await isOn(0)).toBe(false);
  expect(await isOn(1)).toBe(false);
});

test('what another script has written in the place of an answer is none', async () => {
  const { place } = await flipped();
  place.remove();
  const [key = '', text = ''] =
    Object.entries(sessionStorage).find(([each]) => each.startsWith('dealer-widgets:answers:')) ?? [];
  expect(text).toContain('true');
  for (const crafted of ['{"toString":1}', 'null', '7', '"nothing"', '[]']) {
    arrivedBy('back_forward');
    sessionStorage.setItem(key, String(text).replace('true', crafted));
    expect(await isOn(0), crafted).toBe(false);
  }
});
