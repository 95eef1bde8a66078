import { documentMember } from './native-dom.ts';

/**
 * An event of ours that the page listens to. Made with the browser's own class, because a script of the page may have replaced its name, and
 * everything that is reported is such an event.
 */
export function customEvent<Detail>(type: string, init: CustomEventInit<Detail>): CustomEvent<Detail> {
  const { constructor } = documentMember('createEvent').call(document, 'CustomEvent');
  // what the browser makes for this name says its class
  return new (constructor as typeof CustomEvent<Detail>)(type, init);
}
