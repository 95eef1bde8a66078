import { type ComponentType, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type * as v from 'valibot';
import { controlsIn } from '../lib/controls.ts';
import type { MountableWidget, MountReport, WakingEvent, WidgetHandle } from '../lib/widget-protocol.ts';
import { type Locale, UiContext } from '../ui/ui-context.ts';
import { appearanceOf } from './appearance.ts';
import { pageOf } from './page.ts';
import { parseProperties } from './parse-properties.ts';
import { type PropertySchema, propertySignature } from './read-properties.ts';
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
  const widget: MountableWidget = { name: definition.name, mount: (element, report) => mount(definition, element, report) };
  (window.DealerWidgets ??= []).push((api) => api.define(widget));
  return widget;
}

function mount<Schema extends PropertySchema>(definition: WidgetDefinition<Schema>, element: HTMLElement, report: MountReport): WidgetHandle {
  const { name, props, Component } = definition;
  let parsed = parseProperties(element, name, props);
  let signature = propertySignature(element);

  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const frame = document.createElement('div');
  frame.className = 'dw';
  frame.part.add('widget');
  const slot = document.createElement('slot');
  const showFallback = (): void => shadow.replaceChildren(slot, frame);
  showFallback();
  frame.hidden = true;

  const show = (): void => {
    slot.remove();
    frame.hidden = false;
    queueMicrotask(report.ready); // listeners must not run inside React's commit
  };
  const crash = (error: unknown): void => {
    frame.hidden = true;
    showFallback();
    report.error(error, true);
  };
  const page = pageOf(element, name);
  const root = createRoot(frame, {
    identifierPrefix: `dw${++mounted}-`,
    onCaughtError: () => {}, // the boundary reports it
    onUncaughtError: crash,
  });
  let ui = { root: shadow, locale: definition.locale };
  const render = (): void => {
    const { locale, theme } = appearanceOf(element, definition.locale);
    frame.lang = locale;
    frame.dataset.theme = theme;
    if (ui.locale !== locale) ui = { root: shadow, locale };
    root.render(
      <WidgetContext value={page}>
        <UiContext value={ui}>
          <CrashBoundary onCrash={crash}>
            <WidgetFrame onCommit={show}>{createElement(Component as ComponentType<object>, parsed.properties)}</WidgetFrame>
          </CrashBoundary>
        </UiContext>
      </WidgetContext>,
    );
  };
  render();

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
    replay: (waking) => replayOn(frame, waking),
    inspect: () => parsed,
  };
}

/** Repeats what the person did on the fallback on the control in the same place, or else on the first one. */
function replayOn(frame: HTMLElement, { type, key, control }: WakingEvent): void {
  const controls = controlsIn(frame);
  const target = controls[control] ?? controls[0];
  target?.focus();
  if (type === 'click' || (type === 'keydown' && (key === 'Enter' || key === ' '))) target?.click();
}
