import type { Page } from 'playwright';

interface Rendering {
  /** Storybook's event that renders the story, as its sidebar and toolbar send it. */
  readonly event: 'setCurrentStory' | 'forceRemount' | 'updateGlobals';
  readonly storyId: string;
  readonly theme: 'light' | 'dark';
  /** Whether the accessibility addon looks at it. */
  readonly axe: boolean;
}

/** ms; more than a story waits for anything (`asyncUtilTimeout` of .storybook/for-stories.ts) */
const LONGEST = 100_000;

interface Rendered {
  /** What failed, in sentences. */
  readonly failed: readonly string[];
  /** The story's parameter `consoleErrors`: a part of each error that it logs on purpose. */
  readonly logs: readonly string[];
}

/**
 * Renders a story, waits until Storybook has finished with it: its `play` and the accessibility addon have run. Two renderings never overlap: an event
 * sent while Storybook still renders makes it reload the page.
 */
export const render = (page: Page, rendering: Rendering): Promise<Rendered> =>
  page.evaluate(renderInPage, { ...rendering, longest: LONGEST }).catch(({ message }: Error) => ({
    failed: [`It did not finish: ${message}`], // such as a story that leaves the page
    logs: [],
  }));

/** Runs in the page, so nothing of this module is there. */
function renderInPage({ event, storyId, theme, axe, longest }: Rendering & { longest: number }): Promise<Rendered> {
  type Listener = (detail: never) => void;
  interface Report {
    readonly type: string;
    readonly status: string;
    readonly result: {
      readonly error?: unknown;
      readonly violations?: ReadonlyArray<{
        id: string;
        nodes: ReadonlyArray<{ html: string; failureSummary: string }>;
      }>;
    };
  }
  // Storybook puts both there
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Record<'on' | 'off', (event: string, listener: Listener) => void> & {
      emit(event: string, options: object): void;
    };
    __STORYBOOK_PREVIEW__: { storyStoreValue: { userGlobals: { update(globals: object): void } } };
  };
  const failed = new Set<string>(); // a failing `play` is told twice
  const sentencesOf = ({ type, result }: Report): string[] =>
    result.violations?.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${type}: ${id} at ${html}: ${failureSummary}`),
    ) ?? [`${type}: ${String(result.error)}`];
  return new Promise((done) => {
    let phase = 'none';
    let logs: string[] = [];
    const finish = (): void => {
      clearTimeout(tooLong);
      for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener);
      done({ failed: [...failed], logs });
    };
    const listeners: Record<string, Listener> = {
      storyPrepared: ({ parameters }: { parameters: { consoleErrors?: string[] } }) =>
        void (logs = parameters.consoleErrors ?? []),
      storyRenderPhaseChanged: ({ newPhase }: { newPhase: string }) => void (phase = newPhase),
      playFunctionThrewException: ({ message }: Error) => void failed.add(message),
      storyThrewException: ({ message }: Error) => void failed.add(message),
      unhandledErrorsWhilePlaying: (errors: Error[]) => errors.forEach(({ message }) => failed.add(message)),
      storyErrored: ({ title, description }: Record<string, string>) => void failed.add(`${title} ${description}`),
      storyMissing: (id: string) => {
        failed.add(`Storybook cannot load the story ${id}.`);
        finish();
      },
      storyFinished: ({ status, reporters }: { status: string; reporters: Report[] }) => {
        for (const report of reporters)
          if (report.status === 'failed') for (const sentence of sentencesOf(report)) failed.add(sentence);
        if (status !== 'success' && failed.size === 0) failed.add(`Storybook says that it ended with "${status}".`);
        finish();
      },
    };
    const tooLong = setTimeout(() => {
      failed.add(`It did not finish within ${longest / 1000} s; its last phase is "${phase}".`);
      finish();
    }, longest);
    for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener);
    const globals = { theme, a11y: { manual: !axe } };
    // what is set for a story that comes next must not render the one before once more, as `updateGlobals` would
    if (event !== 'updateGlobals') preview.storyStoreValue.userGlobals.update(globals);
    // the event does nothing for a story that is shown already
    const isShown = new URLSearchParams(location.search).get('id') === storyId;
    channel.emit(event === 'setCurrentStory' && isShown ? 'forceRemount' : event, {
      storyId,
      viewMode: 'story',
      globals,
    });
  });
}
