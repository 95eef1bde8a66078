import { waitFor, within } from 'storybook/test';
import { shadowOf, unsettledWidgets } from './host-page.ts';

/** Resolves when every widget of a story is ready or has failed. */
export async function settled(canvas: HTMLElement): Promise<void> {
  await waitFor(() => {
    const [first] = unsettledWidgets(canvas);
    if (first)
      throw new Error(`The widget "${first.dataset.widget}" is still ${first.dataset.widgetState ?? 'unseen'}.`);
  });
}

/** Resolves when nothing on the page moves but what turns for ever: what has half faded in has too little contrast. */
export async function atRest(): Promise<void> {
  const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const moving = [document, ...roots].flatMap((root) => root.getAnimations());
  const ending = moving.filter(
    ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
  );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/**
 * Testing Library's queries, bound to what the n-th widget of a story shows. Waits until it is ready.
 * Questions, messages and toasts are found with `popups`.
 */
export async function widgetIn(canvas: HTMLElement, index = 0): Promise<ReturnType<typeof within>> {
  await settled(canvas);
  const element = canvas.querySelectorAll<HTMLElement>('[data-widget]')[index];
  if (!element) throw new Error(`The story has no widget number ${index}.`);
  return within(shadowOf(element));
}
