import { delay, type HttpHandler } from 'msw';

interface StoryContext {
  msw: { use(...handlers: HttpHandler[]): void };
  viewMode: string;
  canvasElement: HTMLElement;
}

/**
 * A call whose answer never comes, for what waits for it. The story ends only after the call, because its code may be loaded
 * late: the request would then get the next story's answer.
 * @param handlerWith gives the answer its method and address
 */
export function unanswered(handlerWith: (answer: () => Promise<void>) => HttpHandler) {
  let call = Promise.withResolvers<void>();
  /** The widgets that have made their call. Another theme is another run of the story, in which they stay and make none. */
  const called = new WeakSet<Element>();
  const answer = (): Promise<void> => {
    call.resolve();
    return delay('infinite');
  };
  return {
    beforeEach({ msw }: StoryContext): void {
      call = Promise.withResolvers();
      msw.use(handlerWith(answer));
    },
    async afterEach({ viewMode, canvasElement }: StoryContext): Promise<void> {
      const widget = canvasElement.querySelector('[data-widget]');
      // on a docs page a widget out of sight makes no call, and Storybook would wait for it
      if (viewMode === 'docs' || !widget || called.has(widget)) return;
      await call.promise;
      called.add(widget);
    },
  };
}
