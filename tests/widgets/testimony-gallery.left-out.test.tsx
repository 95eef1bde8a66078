import { expect, test, vi } from 'vitest';
import { snippet } from '../../.storybook/support/snippet.ts';
import { expectConsoleError } from '../support/console.ts';
import { mountHtml } from '../support/mount-html.ts';

test('what has no image is left out, and the others keep their numbers', async () => {
  const testimonies = ['/storage/testimony/1.svg', ' ', '/storage/testimony/3.svg'].map((image) => ({ image }));
  const { widget } = await mountHtml(snippet('testimony-gallery', { json: { poster: '', testimonies } }));
  expect(widget.getAllByRole('img').map((image: Element) => image.getAttribute('alt'))).toEqual([
    'Testimoni 1',
    'Testimoni 3',
  ]);
});

test('an image that is left out is reported once, whatever else the page writes on the element', async () => {
  expectConsoleError(/left out/);
  const json = { poster: 'javascript:alert(1)', testimonies: [{ image: '/storage/testimony/1.svg' }] };
  const { element, widget } = await mountHtml(snippet('testimony-gallery', { json }));
  const problems = vi.fn<(event: Event) => void>();
  element.addEventListener('dw:problem', problems);
  element.dataset.slide = '2';
  element.dataset.locale = 'en';
  expect(await widget.findByRole('list', { name: 'Testimonies' })).toBeVisible();
  expect(problems).not.toHaveBeenCalled();
});
