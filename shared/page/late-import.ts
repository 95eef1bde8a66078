import { logError } from './log.ts';

export interface LateImport<Module> {
  /**
   * Loads the module once; after a failure the next call tries again. Rejects with the loader's error (shared/loader/follow/not-loaded.ts), the browser's,
   * or what the module threw while it began; it is logged already, the caller shows it to the person.
   */
  (): Promise<Module>;
  /** Prefetches the module on intent (hover, focus). A failure is not reported, because the call that needs the module tries again. */
  ahead(): void;
}

/**
 * Code that the first paint does not need. All of our `import()` calls go through here, so that every failure is reported
 * (tests/repo/late-imports.test.ts).
 * @param load `() => import('./x/index.ts')`: a folder with a door is a chunk of its own
 */
export function lateImport<Module>(load: () => Promise<Module>): LateImport<Module> {
  const fetched = async (): Promise<Module> => {
    try {
      return await load();
    } catch (error) {
      logError(`A part of a widget did not start: ${String(error)}`, error);
      throw error;
    }
  };
  return Object.assign(fetched, {
    ahead: () => {
      load().catch(() => {});
    },
  });
}
