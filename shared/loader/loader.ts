/**
 * The script a host page loads. Finds `[data-widget]` elements for the whole life of the page and brings them to life.
 * No React, no package; at most 3,072 bytes after brotli.
 */
import type { DealerWidgetsApi } from '../lib/widget-protocol.ts';
import { copy, serveCopyButtons } from './copy.ts';
import { chunks, defined, importChunk } from './chunks.ts';
import { instances } from './instances.ts';
import { scan, unmount, watch } from './observe.ts';
import { version } from './table.ts';

const before = window.DealerWidgets;

if (before && !Array.isArray(before)) {
  console.info(`dealer-widgets ${version} is not used: ${before.version} already runs here.`);
} else {
  const api: DealerWidgetsApi = {
    version,
    chunks,
    scan,
    unmount,
    define(widget) {
      defined.set(widget.name, widget);
      for (const { element, name, state } of instances.values())
        if (name === widget.name && state === 'error') scan(element.parentNode ?? element);
    },
    inspect: () =>
      [...instances.values()].map(({ name, handle, element, state, timings, lastError }) => ({
        widget: name,
        element,
        state,
        timings,
        lastError,
        ...handle?.inspect?.(),
      })),
    copy,
    import: (base, ...files) => importChunk(files.map((file) => new URL(file, base).href)),
    push: (...callbacks) => callbacks.forEach(tell),
  };
  const tell = (callback: (api: DealerWidgetsApi) => void): void => {
    try {
      callback(api);
    } catch (error) {
      console.error('dealer-widgets: a queued callback failed:', error);
    }
  };
  window.DealerWidgets = api;
  before?.forEach(tell);
  serveCopyButtons();
  scan();
  watch(document); // not before: it would be told of every element just found
}
