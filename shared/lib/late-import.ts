// chunk: base
import { logError } from './log.ts';

/** Code did not arrive. `kind` is for `errorText`, as of the errors of a call. */
export class NotLoadedError extends Error {
  readonly kind = 'not-loaded';

  constructor(cause: unknown) {
    super(
      `A part of a widget could not be fetched: ${cause instanceof Error ? cause.message : String(cause)} After a deploy the files of the build before have to stay for open pages.`,
      { cause },
    );
    this.name = 'NotLoadedError';
  }
}

/** Code arrived and threw while it began: a fault of ours, or of a page that has changed what the browser offers. */
export class NotStartedError extends Error {
  constructor(cause: unknown) {
    super(
      `A part of a widget threw while it began: ${cause instanceof Error ? cause.message : String(cause)}. The network is not to blame. See whether a script of the page replaces what the browser has, else report it with this error.`,
      { cause },
    );
    this.name = 'NotStartedError';
  }
}

export interface LateImport<Module> {
  /** Fetches it, once; after a failure the next call tries again. @throws NotLoadedError or NotStartedError, which is logged by then: the caller tells the person */
  (): Promise<Module>;
  /** Fetches it on the first sign of intent. A failure is not reported: the call that needs it tries again. */
  ahead(): void;
}

/**
 * Code that the first paint does not need. Every `import()` of ours goes through here, so that none fails unseen (tests/repo/late-imports.test.ts).
 * @param load `() => import('./x.ts')`
 */
export function lateImport<Module>(load: () => Promise<Module>): LateImport<Module> {
  const fetched = async (): Promise<Module> => {
    try {
      return await load();
    } catch (cause) {
      const error = didNotArrive(cause) ? new NotLoadedError(cause) : new NotStartedError(cause);
      logError(error.message, cause);
      throw error;
    }
  };
  return Object.assign(fetched, {
    ahead: () => {
      load().catch(() => {});
    },
  });
}

/** What the loader says of it (shared/loader/chunks.ts), or without the loader, as in stories, the browser. */
const didNotArrive = (cause: unknown): boolean =>
  cause instanceof Error && /could not be loaded from|import|module/i.test(cause.message);
