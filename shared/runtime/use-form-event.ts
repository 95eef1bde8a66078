// chunk: form
import { useEffectEvent, useLayoutEffect } from 'react';
import { closest, rootOf } from '../lib/dom/native-dom.ts';
import { useWidget } from './widget-context.ts';

/**
 * Calls back on an event of the form around the widget; on a submit before the page's own listeners. The form is looked up at that moment,
 * because a host may move the element.
 */
export function useFormEvent(type: 'submit' | 'reset', callback: (event: Event, form: HTMLFormElement) => void): void {
  const { element } = useWidget();
  const onEvent = useEffectEvent(callback);
  // these events do not leave a shadow root of the page; a widget that was moved is rendered again
  const root = rootOf(element);
  const around = root instanceof ShadowRoot ? root : window;
  // a layout effect runs before the widget reports ready, so that no event is missed
  useLayoutEffect(() => {
    const capture = type === 'submit';
    const listen = (event: Event): void => {
      const form = closest<HTMLFormElement>(element, 'form');
      if (form && event.target === form) onEvent(event, form);
    };
    around.addEventListener(type, listen, capture);
    return () => around.removeEventListener(type, listen, capture);
  }, [element, around, type]);
}
