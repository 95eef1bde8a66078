import type { DealerWidgetsApi } from '../lib/index.ts';

/** The loader's API. Until the loader has run, a queue without its members is there, or nothing, as in Node. */
export const loaderApi = (): Partial<DealerWidgetsApi> | undefined =>
  // an array or element of this name has none of the members
  (globalThis as { DealerWidgets?: Partial<DealerWidgetsApi> }).DealerWidgets;

/** The same, in code that is only loaded by the loader. */
export const theLoader = (): DealerWidgetsApi =>
  // the loader sets it before it loads any code
  window.DealerWidgets as DealerWidgetsApi;
