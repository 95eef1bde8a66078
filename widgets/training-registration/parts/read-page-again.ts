import { parse } from '../../../shared/lib/schema/index.ts';
import { attributeOf, loaderApi, queryAll, queryPage } from '../../../shared/page/index.ts';
import { readProperties, writtenOn } from '../../../shared/runtime/properties/index.ts';
import { properties, type Properties } from '../training-registration.props.ts';

/**
 * Requests the page again and reads this widget's properties from the answer, without changing the page: availability is only in the page (D7).
 * @returns the properties of the widget with the same name and the same position among those; `undefined` if it no longer exists
 * @throws Error when the page cannot be loaded, or has wrong properties
 */
export async function readPageAgain(element: HTMLElement): Promise<Properties | undefined> {
  const attribute = loaderApi()?.attribute ?? 'data-widget';
  const selector = `[${attribute}="${CSS.escape(attributeOf(element, attribute) ?? '')}"]`;
  const place = queryPage(selector).indexOf(element);
  const page = await fetchDocument(location.href);
  const fresh = queryAll(Reflect.get(Document.prototype, 'documentElement', page), selector)[place];
  if (!fresh) return undefined;
  const { value, issues } = parse(properties, readProperties(writtenOn(fresh), properties).values);
  if (!issues) return value;
  throw new Error('What the page says of this widget now is wrong, so nothing of it is taken over.');
}

/** XMLHttpRequest parses HTML without running scripts; DOMParser would need a Trusted Types policy. */
function fetchDocument(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    // neither from the cache of the browser, which a conditional request passes by, nor from one on the way
    request.setRequestHeader('If-Modified-Since', new Date(0).toUTCString());
    request.setRequestHeader('Cache-Control', 'no-cache');
    request.onload = () =>
      request.status < 300 && request.responseXML
        ? resolve(request.responseXML)
        : reject(new Error(`GET ${address} answers ${request.status}. Expected the page itself.`));
    request.onerror = () => reject(new Error(`GET ${address} cannot be reached. Check the connection.`));
    request.send();
  });
}
