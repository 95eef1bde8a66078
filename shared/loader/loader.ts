/**
 * The script a host page loads. Finds `[data-widget]` elements and brings them to life; a chunk that comes at the same time (follow.ts)
 * goes on finding them for the whole life of the page.
 * No React, no package; at most 2,400 bytes and 20 per widget after brotli.
 */
import { documentMember, queryAll } from '../lib/native-dom.ts';
import type { DealerWidgetsApi } from '../lib/widget-protocol.ts';
import { adoptAll } from './adopt-all.ts';
import { scope, settingsChanged } from './allowed.ts';
import { NAME } from './attribute.ts';
import { chunks, defined, importChunk } from './chunks.ts';
import { adopt, instances, release } from './instances.ts';
import { handOver, late, later, tellLater } from './later.ts';
import { table, version } from './table.ts';

// an element of this name or id is not the window's own
const before = Object.hasOwn(window, 'DealerWidgets') ? window.DealerWidgets : undefined;

if (before && !Array.isArray(before)) {
  console.info(`dealer-widgets ${before.version} already runs.`);
} else {
  const api: DealerWidgetsApi = {
    version,
    attribute: NAME,
    chunks,
    scan: (root) => tellLater(({ scan }) => scan(root)),
    unmount: (root) => tellLater(({ unmount }) => unmount(root)),
    define(widget) {
      defined.set(widget.name, widget);
      tellLater((follower) => follower.defined(widget.name));
    },
    inspect: () =>
      [...instances.values()].map(({ name: widget, handle, ...rest }) => ({ widget, ...rest, ...handle?.inspect?.() })),
    copy: (target) => later().then(({ copy }) => copy(target)),
    import: importChunk,
    push: (...callbacks) => callbacks.forEach(tell),
  };
  const tell = (callback: (api: DealerWidgetsApi) => void): void => {
    try {
      callback(api);
    } catch (error) {
      console.error(error);
    }
  };
  handOver({
    NAME,
    scope: () => scope,
    settingsChanged,
    instances,
    adopt,
    adoptAll,
    release,
    table,
    defined,
    late,
  });
  window.DealerWidgets = api;
  before?.forEach(tell);
  settingsChanged();
  adoptAll(queryAll(documentMember('documentElement'), `[${NAME}]`));
  tellLater(() => {});
}
