import { waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { snippet } from '../../.storybook/support/snippet.ts';
import { mountHtml } from '../support/mount-html.ts';
import { network } from '../support/network.ts';
import { questionOf } from '../support/quiz.ts';

const quiz = (...images: string[]) => {
  const texts = ['Memberi salam', 'Meminta bayaran'];
  const questions = images.map((image, at) => questionOf(at + 1, `Soalan ${at + 1}`, texts, image));
  return snippet('quiz', { json: { kind: 'customer', assessment_id: 77, questions } });
};

const svg = (width: number, height: number): Response =>
  new Response(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`, {
    headers: { 'content-type': 'image/svg+xml' },
  });

test('a picture opens large, and a broken one shows a message without stopping the quiz', async () => {
  const { widget } = await mountHtml(quiz('quiz/jongkong.svg', 'missing/tiada.png'));
  const picture = widget.getByRole('button', { name: 'Besarkan gambar bagi soalan 1' });
  await expect.poll(() => picture.dataset.state).toBe('shown');
  await userEvent.click(picture);
  const dialog = within(await widget.findByRole('dialog', { name: 'Gambar bagi soalan 1' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(focusedElement()).toBe(picture));
  await userEvent.click(widget.getByRole('button', { name: 'Seterusnya' }));
  expect(await widget.findByText('Gambar bagi soalan ini tidak dapat dipaparkan.')).toBeVisible();
  expect(within(widget.getByRole('alert')).getByRole('button', { name: 'Cuba lagi' })).toBeVisible();
  await userEvent.click(widget.getByRole('radio', { name: 'Memberi salam' }));
  expect(widget.getByRole('radio', { name: 'Memberi salam' })).toBeChecked();
});

test('in a narrow column the message about a broken picture begins where it can be read', async () => {
  const { widget } = await mountHtml(`<div style="width: 160px">${quiz('missing/tiada.png')}</div>`);
  const notice = await widget.findByRole('alert');
  const place = notice.parentElement!;
  expect(notice.scrollHeight, 'more than fits').toBeGreaterThan(place.clientHeight);
  const [icon] = notice.children;
  expect(icon!.getBoundingClientRect().top).toBeGreaterThanOrEqual(place.getBoundingClientRect().top);
});

test.each([
  ['as tall as a tower', () => svg(200, 900)],
  ['tiny', () => svg(20, 20)],
  ['broken', () => new Response('no picture', { status: 404 })],
])('answers stay where they are when their picture turns out to be %s', async (kind, answer) => {
  const held = Promise.withResolvers<void>();
  const image = `quiz/${encodeURIComponent(kind)}.svg`;
  network.use(http.get(`/storage/${image}`, () => held.promise.then(answer)));
  const { widget } = await mountHtml(quiz(image));
  const place = () => widget.getAllByRole('radio')[0]!.getBoundingClientRect().top;
  const picture = widget.getByRole('button', { name: 'Besarkan gambar bagi soalan 1' });
  expect(picture.dataset.state).toBe('loading');
  const before = place();
  held.resolve();
  await waitFor(() => expect(picture.isConnected && picture.dataset.state === 'loading').toBe(false));
  expect(place()).toBe(before);
});

test('behind an enlarged picture no key changes the answer, and it can be closed when the quiz is locked meanwhile', async () => {
  const { widget } = await mountHtml(quiz('quiz/jongkong.svg', ''));
  await userEvent.click(widget.getByRole('radio', { name: 'Memberi salam' }));
  const picture = widget.getByRole('button', { name: 'Besarkan gambar bagi soalan 1' });
  await expect.poll(() => picture.dataset.state).toBe('shown');
  await userEvent.click(picture);
  const dialog = within(await widget.findByRole('dialog', { name: 'Gambar bagi soalan 1' }));
  await userEvent.keyboard('2');
  expect(widget.getByRole('radio', { name: 'Memberi salam', hidden: true })).toBeChecked();
  dispatchEvent(new StorageEvent('storage', { key: 'dealer-widgets:quiz:customer:77', newValue: null }));
  await widget.findByText('Jawapan telah dihantar dari tab lain.');
  await userEvent.click(dialog.getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(widget.queryByRole('dialog')).toBeNull());
});

test('a picture has the same space on all of its sides at least, and round corners of its own', async () => {
  network.use(http.get('/storage/quiz/wide.svg', () => svg(1500, 1000)));
  const { widget } = await mountHtml(quiz('quiz/wide.svg'));
  const frame = widget.getByRole('button', { name: 'Besarkan gambar bagi soalan 1' });
  await expect.poll(() => frame.dataset.state).toBe('shown');
  const image = frame.querySelector('img')!;
  const [inner, outer] = [image, frame].map((each) => each.getBoundingClientRect());
  expect(inner!.width / inner!.height, 'its box is the picture').toBeCloseTo(1.5, 1);
  expect([inner!.top - outer!.top, outer!.bottom - inner!.bottom]).toEqual([8, 8]);
  expect(inner!.left - outer!.left).toBeCloseTo(outer!.right - inner!.right, 1);
  expect(parseFloat(getComputedStyle(image).borderRadius)).toBeGreaterThan(0);
});

test('where there is room, the button that hands in is below the one that goes on, and as wide', async () => {
  const { widget } = await mountHtml(quiz(''));
  await userEvent.click(widget.getByRole('radio', { name: 'Memberi salam' }));
  const [next, submit] = ['Seterusnya', 'Hantar'].map((name) =>
    widget.getByRole('button', { name }).getBoundingClientRect(),
  );
  expect([submit!.left, submit!.width]).toEqual([next!.left, next!.width]);
});
