// chunk: base
import { logError } from '../page/log.ts';
import type { OutdatedError } from './outdated.ts';

/** A chunk failed to load. `errorText` reads `kind`, as with errors of a call. */
export class NotLoadedError extends Error {
  readonly kind = 'not-loaded';

  constructor(cause: unknown) {
    super(`A part of a widget could not be fetched: ${String(cause)}`, { cause });
    this.name = 'NotLoadedError';
  }
}

/** A chunk loaded but threw while it ran: a defect of ours, or of a page that has changed the browser's built-ins. */
export class NotStartedError extends Error {
  constructor(cause: unknown) {
    super(
      `A part of a widget threw while it began: ${String(cause)}. See whether a script of the page replaces what the browser has, else report this.`,
      { cause },
    );
    this.name = 'NotStartedError';
  }
}

export interface LateImport<Module> {
  /**
   * Loads the module once; after a failure the next call tries again.
   * @throws NotLoadedError, NotStartedError or the loader's OutdatedError; it is logged already, the caller shows it to the person
   */
  (): Promise<Module>;
  /** Prefetches the module on intent (hover, focus). A failure is not reported, because the call that needs the module tries again. */
  ahead(): void;
}

/**
 * Code that the first paint does not need. All of our `import()` calls go through here, so that every failure is reported
 * (tests/repo/late-imports.test.ts).
 * @param load `() => import('./x.ts')`
 */
export function lateImport<Module>(load: () => Promise<Module>): LateImport<Module> {
  const fetched = async (): Promise<Module> => {
    try {
      return await load();
    } catch (cause) {
      const error = reasonOf(cause);
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

function reasonOf(cause: unknown): Error {
  // checks the property, not the class, because the error may come from another chunk with its own class
  if ((cause as Partial<OutdatedError>).onlyReloadHelps) return cause as OutdatedError;
  return didNotArrive(cause) ? new NotLoadedError(cause) : new NotStartedError(cause);
}

/** Whether the error comes from the loader (shared/loader/chunks.ts) or, without a loader as in stories, from the browser's import. */
const didNotArrive = (cause: unknown): boolean =>
  cause instanceof Error && /could not be loaded from|import|module/i.test(cause.message);
