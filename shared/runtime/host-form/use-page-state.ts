import { useState } from 'react';
import { flushSync } from 'react-dom';
import type * as v from 'valibot';
import { attributeOf, closest, loaderApi, queryPage, rootOf } from '../../page/index.ts';
import { keptUnder } from '../../page/visits/index.ts';
import { object, oneOf } from '../../lib/schema/index.ts';
import { type WidgetContextValue, useWidget } from '../index.ts';
import { useKeptForReturn, useRestored } from '../visit/index.ts';

/** How many of its own changes a widget waits for, in case the page writes them back. */
const AWAITED = 100;

interface Held<State> {
  state: State;
  isOwn: boolean;
  /** What the page passed last, as it would be posted. */
  page: string;
  /** What the person's changes would have posted, those that the page has not written back yet. */
  own: readonly string[];
  turn: number;
}

interface PageState<State> {
  state: State;
  /** Whether it is the person's. */
  isOwn: boolean;
  /**
   * Takes the person's change, and renders at once: a page that submits the form on `dw:change` posts it. Not for effects.
   * @returns whether something else would be posted now, of which the page gets a `dw:change`
   */
  set: (next: State) => boolean;
  /** Restores what the page passes. */
  reset: () => void;
  /** Counts how often the page, or a reset, has replaced the state. */
  turn: number;
}

function keyOf({ element, name, item }: WidgetContextValue): string {
  const [pageUrl = ''] = location.href.split('#');
  // tells the rows of a table apart, each with a form
  const place = String(queryPage(`[${loaderApi()?.attribute ?? 'data-widget'}="${name}"]`).indexOf(element));
  // kept in sessionStorage until the page is opened by a link: what was entered in a control of its forms, so that Back and a reload do not lose it, as for fields of the page.
  return keptUnder(['form', pageUrl, item, place]);
}

/**
 * Whether the browser would restore a field here. Outside of a form, a control may be a filter, which shows what the page is filtered by; in a
 * shadow root of the page it has no place.
 */
const isRestorable = (element: HTMLElement): boolean => {
  const form = closest(element, 'form');
  return form !== null && rootOf(form) === document && attributeOf(form, 'autocomplete')?.toLowerCase() !== 'off';
};

/**
 * State that begins with what the page passes, and that the person changes: a choice, rows, an order. It begins again when the page passes something
 * else. A page that writes every `dw:change` back, as morphing pages do, only repeats what the person did. That changes nothing, also when an
 * earlier change comes back while the person types on. Each change is recognized once: when the same value comes again, the page has set it.
 * Back and a reload restore what the person had entered, as for the page's own fields: browsers do not for inputs that a script has added.
 * @param fromPage the state as the page passes it now; a JSON value
 * @param posted what the form would post of a state; states that post the same count as the same
 * @param schema what may be shown again of a state that was entered before
 * @param after makes what the page passes continue the state on the screen
 */
export function usePageState<State>(
  fromPage: State,
  posted: (state: State) => unknown,
  schema: v.GenericSchema<unknown, State>,
  after: (fromPage: State, before: State) => State = (next) => next,
): PageState<State> {
  const page = JSON.stringify(posted(fromPage));
  const begun = ({ state, turn }: Held<State>): Held<State> => ({
    state: after(fromPage, state),
    isOwn: false,
    page,
    own: [],
    turn: turn + 1,
  });
  const widget = useWidget();
  const [key] = useState(() => keyOf(widget)); // once, because it looks through the page
  const entered = useRestored(key, object({ page: oneOf([page]), state: schema }));
  const [held, setHeld] = useState<Held<State>>({
    state: entered ? entered.state : fromPage,
    isOwn: entered !== undefined,
    page,
    own: [],
    turn: 0,
  });
  let now = held;
  if (held.page !== page) {
    const at = held.own.indexOf(page);
    now = at < 0 ? begun(held) : { ...held, page, own: held.own.slice(at + 1) }; // earlier changes will not come after this one
    setHeld(now);
  }
  useKeptForReturn(key, now.isOwn && isRestorable(widget.element) ? { page, state: now.state } : undefined);
  return {
    state: now.state,
    isOwn: now.isOwn,
    turn: now.turn,
    set(state) {
      const own = JSON.stringify(posted(state));
      const isChange = own !== JSON.stringify(posted(now.state));
      flushSync(() =>
        setHeld((before) => ({
          ...before,
          state,
          isOwn: true,
          own: isChange ? [...before.own, own].slice(-AWAITED) : before.own,
        })),
      );
      return isChange;
    },
    reset: () => setHeld(begun),
  };
}
