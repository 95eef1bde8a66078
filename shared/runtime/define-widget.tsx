import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type * as v from 'valibot';
import type { MountableWidget, MountReport, WidgetHandle } from '../lib/widget-protocol.ts';
import { type Locale, UiContext } from '../ui/ui-context.ts';
import { appearanceOf } from './appearance.ts';
import { attachShadow } from './attach-shadow.ts';
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
  Component: ComponentType<v.InferOutput<Schema>>;
}

let mounted = 0;

/**
 * Declares a widget and registers it with the loader, at once or as soon as one arrives.
 * @returns the widget, for tests and stories that mount it without a loader
 */
export function defineWidget<Schema extends PropertySchema>(definition: WidgetDefinition<Schema>): MountableWidget {
  const widget: MountableWidget = {
    name: definition.name,
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
  { name, props, locale: ownLocale, Component }: WidgetDefinition<Schema>,
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
  const page = pageOf(element, name);
  const root = createRoot(frame, {
    identifierPrefix: `dw${++mounted}-`,
    onCaughtError: () => {}, // the boundary reports it
    onUncaughtError: crash,
  });
  let ui = { root: shadow, locale: ownLocale };
  const render = (): void => {
    const { locale, theme } = appearanceOf(element, ownLocale);
    frame.lang = locale;
    frame.dataset.theme = theme;
    if (ui.locale !== locale) ui = { root: shadow, locale };
    root.render(
      <WidgetContext value={page}>
        <UiContext value={ui}>
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

  return {
    update() {
      const now = propertySignature(element);
      try {
        if (now !== signature) parsed = parseProperties(element, name, props);
        signature = now;
        render();
      } catch (error) {
        report.error(error, false);
      }
    },
    unmount() {
      root.unmount();
      showFallback();
    },
    replay: (waking) => replayOn(frame, element, waking),
    inspect: () => parsed,
  };
}
