import type { Page } from 'playwright';

/** Sends one of Storybook's own events to its page, as its sidebar and toolbar do. */
export const emit = (page: Page, event: string, options: object): Promise<void> =>
  page.evaluate(
    ([name, detail]) => {
      // Storybook puts it there
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, options: object): void };
      };
      channel.emit(name, detail);
    },
    [event, options] as const,
  );
