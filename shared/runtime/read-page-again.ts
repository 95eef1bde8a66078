import * as v from 'valibot';
import { attributeOf, documentMember, queryAll } from '../lib/native-dom.ts';
import { widgetAttribute } from '../lib/widget-attribute.ts';
import { type PropertySchema, readProperties } from './read-properties.ts';

/**
 * What the page would say about this widget if it were loaded now; nothing on the page changes.
 * For availability that only the page carries (D7).
 * @returns the properties of the same widget, found by its name and its place among those of that name; `undefined` when it is not there any more
 * @throws Error when the page cannot be fetched or its properties are wrong
 */
export async function readPageAgain<Schema extends PropertySchema>(
  element: HTMLElement,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const attribute = widgetAttribute();
  const selector = `[${attribute}="${CSS.escape(attributeOf(element, attribute) ?? '')}"]`;
  const place = queryAll(documentMember('documentElement'), selector).indexOf(element);
  const page = await fetchDocument(location.href);
  const fresh = queryAll(Reflect.get(Document.prototype, 'documentElement', page), selector)[place];
  return fresh && v.parse(schema, readProperties(fresh, schema).values);
}

/** XMLHttpRequest parses HTML without running it, and without a Trusted Types policy, which DOMParser would need. */
function fetchDocument(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.onload = () =>
      request.status < 300 && request.responseXML
        ? resolve(request.responseXML)
        : reject(new Error(`GET ${address} answers ${request.status}. Expected the page itself.`));
    request.onerror = () => reject(new Error(`GET ${address} cannot be reached. Check the connection.`));
    request.send();
  });
}
