import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type * as v from 'valibot';
import type { MountReport, MountableWidget, WidgetHandle } from '../lib/index.ts';
import { type Locale, UiContext } from '../ui/base/index.ts';
import { askedLocale, nearestValue } from '../page/index.ts';
import { attachShadow } from './attach-shadow.ts';
import { enqueueRender } from './mount-queue.ts';
import { mountedItems, pageConnection } from './page-connection.ts';
import { type PropertySchema, explained, parseProperties, signatureOf, writtenOn } from './properties/index.ts';
import { whenFresh } from '../memory/index.ts';
import { WidgetContext } from './widget-context.ts';

export interface WidgetDefinition<Schema extends PropertySchema> {
  /** The `data-widget` name. */
  name: string;
  /** Schema of the properties that the host passes. */
  props: Schema;
  /** When its code is loaded, unless the element has `data-load`. */
  load: 'eager' | 'idle' | 'visible' | 'interaction';
  /** The language, unless the page or element sets another (D22). */
  locale: Locale;
  /**
   * The properties that identify the widget's item. When the page changes one of them (a morphing host), the element stands for another item:
   * the component is mounted again, and late results for the former item are neither shown nor dispatched.
   */
  identity: ReadonlyArray<keyof v.InferOutput<Schema> & string>;
  Component: ComponentType<v.InferOutput<Schema>>;
  /** Mistakes of the page that the schema cannot see, as sentences, for `DealerWidgets.check()`; the component notices them on its own. Those that need no browser are exported by `<name>.props.ts`, for `dealer-widgets lint`. */
  mistakes?: (properties: v.InferOutput<Schema>, element: HTMLElement) => string[] | Promise<string[]>;
}

/** A defined widget, with the fields that `check()` and tests of all widgets read. */
export type DefinedWidget<Schema extends PropertySchema> = MountableWidget &
  Pick<WidgetDefinition<Schema>, 'props' | 'identity' | 'mistakes'>;

/**
 * Declares a widget and registers it with the loader, now or as soon as the loader has run.
 * @returns the widget, for tests and stories that mount it without a loader
 */
export function defineWidget<Schema extends PropertySchema>(
  definition: WidgetDefinition<Schema>,
): DefinedWidget<Schema> {
  const widget: DefinedWidget<Schema> = {
    ...definition,
    mount: (element, report) => mount(definition, element, report),
  };
  (window.DealerWidgets ??= []).push((api) => api.define(widget));
  return widget;
}

/** Queues the mount. The handle works at once, even before the mount has run. */
function mount<Schema extends PropertySchema>(
  definition: WidgetDefinition<Schema>,
  element: HTMLElement,
  report: MountReport,
): WidgetHandle {
  let instance: WidgetHandle | undefined;
  let isNeeded = true;
  const begin = (): void => {
    if (!isNeeded) return;
    try {
      instance = mountNow(definition, element, report);
    } catch (error) {
      // the browser throws a DOMException for an element that cannot have a shadow root
      const isElement = error instanceof DOMException;
      report.error(isElement ? explained(({ cannotHold }) => cannotHold(element, error)) : error, true);
    }
  };
  whenFresh(
    () => pageConnection(element, definition.name, '').reload(),
    () => enqueueRender(element, begin),
  );
  return {
    update: () => instance?.update(),
    unmount() {
      isNeeded = false;
      instance?.unmount();
    },
    inspect: () => instance?.inspect?.(),
  };
}

/**
 * Identifies the item that an element stands for, as one text made of the widget's `identity` properties. They are parsed by the schema, so
 * that `"42"` and 42 are the same item.
 */
const identityOf = (properties: Record<string, unknown>, identity: readonly string[]): string =>
  JSON.stringify(identity.map((name) => properties[name]));

function mountNow<Schema extends PropertySchema>(
  { name, props, identity, locale: ownLocale, Component }: WidgetDefinition<Schema>,
  element: HTMLElement,
  report: MountReport,
): WidgetHandle | undefined {
  let written = writtenOn(element);
  let parsed = parseProperties(element, name, props, written);
  if (parsed.error) {
    report.error(parsed.error, true);
    return undefined;
  }
  // the properties are parsed by the schema of this component
  const Shown = Component as ComponentType<object>;
  const { shadow, frame, showWidget, showFallback } = attachShadow(element);
  const root = createRoot(frame, {
    // the root is empty then
    onUncaughtError(error) {
      current.leave();
      showFallback();
      report.error(error, true);
    },
  });
  /** Everything that belongs to one item. `leave` ends it: late results for the item are then dropped. */
  const beginItem = () => {
    const controller = new AbortController();
    const left = controller.signal;
    const item = identityOf(parsed.properties, identity);
    return {
      item,
      page: pageConnection(element, name, item),
      left,
      leave: () => {
        controller.abort();
        mountedItems.delete(element);
      },
    };
  };
  let current = beginItem();
  const render = (): void => {
    const asked = askedLocale(element);
    const locale = asked ?? ownLocale;
    frame.lang = locale;
    frame.dataset.theme = nearestValue(element, 'data-theme') ?? 'light';
    const { item, page, left } = current;
    root.render(
      <WidgetContext key={item} value={page}>
        <UiContext value={{ root: shadow, locale, isAsked: asked !== undefined, left, reload: page.reload }}>
          <Shown {...parsed.properties} />
        </UiContext>
      </WidgetContext>,
    );
  };
  /** At once, because our queue decides how much is rendered in one go. */
  const renderNow = (): void => {
    showWidget(); // first, because layout effects measure
    flushSync(render);
    queueMicrotask(() => current.left.aborted || report.ready());
  };
  renderNow();
  let isQueued = false;
  /** Batched by our queue: React would schedule each root separately, with frames in between. */
  const renderSoon = (): void => {
    if (isQueued) return;
    isQueued = true;
    enqueueRender(element, () => {
      isQueued = false;
      if (!current.left.aborted) renderNow();
    });
  };

  /** Shows another item at once, so that no click can reach the former one. The focus stays here, on an element that handles no keys. */
  const replace = (): void => {
    current.leave();
    current = beginItem();
    const hadFocus = shadow.activeElement !== null;
    renderNow();
    if (!hadFocus || shadow.activeElement) return;
    frame.tabIndex = -1;
    frame.focus({ preventScroll: true });
  };

  const stop = (): void => {
    current.leave();
    root.unmount();
    showFallback();
  };

  return {
    update() {
      const before = signatureOf(written);
      written = writtenOn(element); // set before parsing, so that a mistake is reported once and not at every change of the page
      try {
        if (signatureOf(written) !== before) {
          const next = parseProperties(element, name, props, written);
          if (next.error) {
            // the former item may only stay where the page still names it
            const isAnother = identityOf(next.properties, identity) !== current.item;
            if (isAnother) stop();
            return report.error(next.error, isAnother);
          }
          parsed = next;
        }
        if (identityOf(parsed.properties, identity) === current.item) renderSoon();
        else replace();
      } catch (error) {
        report.error(error, false);
      }
    },
    unmount: stop,
    inspect: () => parsed,
  };
}
