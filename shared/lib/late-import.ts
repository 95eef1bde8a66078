import { logError } from './log.ts';

/** Code could not be fetched. `kind` is for `errorText`, as of the errors of a call. */
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

export interface LateImport<Module> {
  /** Fetches it, once; after a failure the next call tries again. @throws NotLoadedError, which is logged by then: the caller tells the person */
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
      const error = new NotLoadedError(cause);
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
