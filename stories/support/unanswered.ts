import { delay } from 'msw';

/**
 * An answer that never comes. A story that shows what waits for it awaits `asked`: a request that is made after the story has ended, when its code has
 * loaded, would get the next story's answer.
 */
export function unanswered(): { answer: () => Promise<void>; asked: Promise<void> } {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  return {
    answer() {
      resolve();
      return delay('infinite');
    },
    asked,
  };
}
