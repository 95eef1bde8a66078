import { describe, expect, onTestFinished, test } from 'vitest';
import { acts } from '../../../support/acts.ts';
import { mountHtml } from '../../../support/mount-html.ts';
import { settleNetwork } from '../../../support/network.ts';
import { forgetStored, resetPage } from '../../../support/reset-page.ts';
import { onScreen } from '../../../support/seen.ts';
import { startTranslator } from '../../../support/translator.ts';

/** Page translators put every text into an element of their own, in open shadow roots too, once or again and again. */

const folders = Object.keys(import.meta.glob('../../../../widgets/*/index.ts')).map((path) => path.split('/').at(-2));

test('every widget is in the table', () => {
  expect(Object.keys(acts).toSorted()).toEqual(folders.toSorted());
});

/** What is left on the screen when all answers are there, read twice in the same way. */
async function settled(element: HTMLElement): Promise<unknown> {
  await settleNetwork();
  let before: string;
  let now = '';
  do {
    before = now;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame); // what is announced comes a frame later
    now = JSON.stringify(onScreen(element));
  } while (now !== before);
  return onScreen(element);
}

describe.each(Object.entries(acts))('%s', (_, { html, serve, acts: steps }) => {
  const mount = async () => {
    serve?.();
    const mounted = await mountHtml(html);
    const errors: string[] = [];
    mounted.place.addEventListener('dw:error', () => errors.push('dw:error'));
    return { ...mounted, widget: mounted.widget, element: mounted.element, errors };
  };
  test('shows the same, and keeps the same, while a translator works on its page', async () => {
    const expected: unknown[] = [];
    const plain = await mount();
    for (const step of steps) {
      await step(plain.widget);
      expected.push(await settled(plain.element));
    }
    for (const always of [false, true]) {
      await resetPage();
      forgetStored();
      const { widget, element, errors } = await mount();
      const stop = startTranslator(always);
      onTestFinished(stop);
      for (const [at, step] of steps.entries()) {
        await step(widget);
        await expect
          .poll(() => onScreen(element), { message: `${always ? 'again and again' : 'once'}, step ${at + 1}` })
          .toEqual(expected[at]);
      }
      expect(errors).toEqual([]);
      stop();
    }
  });
});
