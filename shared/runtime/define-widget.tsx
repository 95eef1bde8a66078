// chunk: core
import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type * as v from 'valibot';
import { bareEntries } from '../lib/bare-entries.ts';
import type { MountableWidget, MountReport, WidgetHandle } from '../lib/widget-protocol.ts';
import { type Locale, UiContext } from '../ui/ui-context.ts';
import { appearanceOf } from './appearance.ts';
import { attachShadow } from './attach-shadow.ts';
import { itemOf } from './item.ts';
import { enqueueMount } from './mount-queue.ts';
import { pageOf } from './page.ts';
import { parseProperties } from './parse-properties.ts';
import { type PropertySchema, propertySignature } from './read-properties.ts';
import { replayOn } from './replay.ts';
import { WidgetContext } from './widget-context.ts';
import { CrashBoundary, WidgetFrame } from './widget-root.tsx';

export interface WidgetDefinition<Schema extends PropertySchema> {
  /** The `data-widget` name. */
  name: string;
  /** What the host passes. */
  props: Schema;
  /** When its code is loaded unless the element says otherwise. build.mjs reads it from the source: write a plain text. */
  load: 'eager' | 'idle' | 'visible' | 'interaction';
  /** The language unless the page or element asks for another (D22). */
  locale: Locale;
  /**
   * The properties that say which item it is about. When the page changes one of them (a morphing host), another item stands there: the component
   * begins anew, and whatever the former one still does neither shows nor tells the page anything.
   */
  identity: ReadonlyArray<keyof v.InferOutput<Schema> & string>;
  Component: ComponentType<v.InferOutput<Schema>>;
}

/** What a widget is, for tests that ask all of them. */
export type DefinedWidget<Schema extends PropertySchema> = MountableWidget &
  Pick<WidgetDefinition<Schema>, 'props' | 'identity'>;

let mounted = 0;

/**
 * Declares a widget and registers it with the loader, at once or as soon as one arrives.
 * @returns the widget, for tests and stories that mount it without a loader
 */
export function defineWidget<Schema extends PropertySchema>(
  definition: WidgetDefinition<Schema>,
): DefinedWidget<Schema> {
  const { name, props, identity } = definition;
  bareEntries(props);
  const widget: DefinedWidget<Schema> = {
    name,
    props,
    identity,
    mount: (element, report) => mount(definition, element, report),
  };
  (window.DealerWidgets ??= []).push((api) => api.define(widget));
  return widget;
}

/** Mounts in turn; the handle works at once and remembers what it was told until then. */
function mount<Schema extends PropertySchema>(
  definition: WidgetDefinition<Schema>,
  element: HTMLElement,
  report: MountReport,
): WidgetHandle {
  let instance: WidgetHandle | undefined;
  let wanted = true;
  enqueueMount(element, () => {
    if (!wanted) return;
    try {
      instance = mountNow(definition, element, report);
    } catch (error) {
      report.error(error, true);
    }
  });
  return {
    update: () => instance?.update(),
    unmount() {
      wanted = false;
      instance?.unmount();
    },
    replay: (waking) => instance?.replay?.(waking),
    inspect: () => instance?.inspect?.() ?? { properties: {}, sources: {} },
  };
}

function mountNow<Schema extends PropertySchema>(
  { name, props, identity, locale: ownLocale, Component }: WidgetDefinition<Schema>,
  element: HTMLElement,
  report: MountReport,
): WidgetHandle {
  let parsed = parseProperties(element, name, props);
  let signature = propertySignature(element);
  const { shadow, frame, showWidget, showFallback } = attachShadow(element);
  const crash = (error: unknown): void => {
    showFallback();
    report.error(error, true);
  };
  const onCommit = (): void => {
    showWidget();
    queueMicrotask(report.ready); // listeners must not run inside React's commit
  };
  const root = createRoot(frame, {
    identifierPrefix: `dw${++mounted}-`,
    onCaughtError: () => {}, // the boundary reports it
    onUncaughtError: crash,
  });
  const arrive = () => {
    const stay = new AbortController();
    const left = stay.signal;
    const ui = { root: shadow, locale: ownLocale, left };
    return {
      item: itemOf(parsed.properties, identity),
      page: pageOf(element, name, left),
      ui,
      leave: () => stay.abort(),
    };
  };
  let present = arrive();
  const render = (): void => {
    const { locale, theme } = appearanceOf(element, ownLocale);
    frame.lang = locale;
    frame.dataset.theme = theme;
    if (present.ui.locale !== locale) present.ui = { ...present.ui, locale };
    root.render(
      <WidgetContext key={present.item} value={present.page}>
        <UiContext value={present.ui}>
          <CrashBoundary onCrash={crash}>
            <WidgetFrame onCommit={onCommit}>
              {createElement(Component as ComponentType<object>, parsed.properties)}
            </WidgetFrame>
          </CrashBoundary>
        </UiContext>
      </WidgetContext>,
    );
  };
  flushSync(render); // the mount queue decides how much is rendered at once

  /** Another item takes the place, at once: nobody may still click on the former one. The focus stays in the place, on nothing a key could act on. */
  const replace = (): void => {
    present.leave();
    present = arrive();
    const hadFocus = shadow.activeElement !== null;
    flushSync(render);
    if (!hadFocus || shadow.activeElement) return;
    frame.tabIndex = -1;
    frame.focus({ preventScroll: true });
  };

  return {
    update() {
      const now = propertySignature(element);
      try {
        if (now !== signature) {
          signature = now; // first: what is wrong is reported once, not at every change of the page
          parsed = parseProperties(element, name, props);
        }
        if (itemOf(parsed.properties, identity) === present.item) render();
        else replace();
      } catch (error) {
        report.error(error, false);
      }
    },
    unmount() {
      present.leave();
      root.unmount();
      showFallback();
    },
    replay: (waking) => replayOn(frame, element, waking),
    inspect: () => parsed,
  };
}
