// chunk: base
import { documentMember } from '../dom/native-dom.ts';

/** Whether the page has an address that can be requested. A frame with `srcdoc`, or one written by a script, has `about:srcdoc` or similar. */
export const hasOwnAddress = (): boolean => location.protocol !== 'about:';

/** The page's address; in a frame without one its base URL, as for links. */
export const pageAddress = (): string => (hasOwnAddress() ? location.href : documentMember('baseURI'));
