// chunk: form
import { attributeOf, closest, queryPage } from '../lib/dom/native-dom.ts';
import { arrival } from '../lib/page/arrival.ts';
import { loaderApi } from '../lib/page/loader-api.ts';
import { keptUnder } from '../lib/storage/kept-under.ts';
import { forgetInTab, keepInTab, readInTab } from '../lib/storage/tab-storage.ts';
import { pageAddress } from '../lib/url/page-address.ts';

/*
 * Form restoration: browsers fill in the fields of a page again after Back, Forward and a reload, unless the form says autocomplete="off". The
 * controls of widgets are in shadow roots, of which browsers restore nothing, so that half of a form would be lost. A page that is opened by a
 * link begins anew, and a control for which the page passes another value than before.
 */

/** What a person has entered in a control. */
interface Entered {
  /** The widget and its item. */
  readonly item: string;
  /** Which of the widgets with this name it is, from the beginning of the page. */
  readonly place: number;
  /** What the page passed, as it would be posted. */
  readonly page: string;
  readonly state: unknown;
}

type Control = (element: HTMLElement) => Omit<Entered, 'place'> | undefined;

const controls = new Map<HTMLElement, Control>();

/** What was entered when the page was left, without what controls have taken already. */
let left: Entered[] | undefined;

function keyOfPage(): string {
  const [pageUrl = ''] = pageAddress().split('#');
  // kept in sessionStorage until the page is opened by a link: what was entered in the widgets of its forms, so that Back and a reload do not lose it, as for fields of the page.
  return keptUnder(['form', pageUrl]);
}

/** @returns -1 for an element in a shadow root of the page */
function placeOf(element: HTMLElement): number {
  const attribute = loaderApi()?.attribute ?? 'data-widget';
  return queryPage(`[${attribute}="${CSS.escape(attributeOf(element, attribute) ?? '')}"]`).indexOf(element);
}

/** A control outside of a form may lead to another page at once, as a filter does: on the way back it shows what the page is filtered by. */
const isOfForm = (element: HTMLElement): boolean => {
  const form = closest(element, 'form');
  return form !== null && attributeOf(form, 'autocomplete')?.toLowerCase() !== 'off';
};

function readLeft(): Entered[] {
  const how = arrival();
  if (how === 'reload' || how === 'back_forward')
    try {
      // written below; what is no list throws, and each state is tried before it is shown
      return [...(JSON.parse(readInTab(keyOfPage()) ?? '[]') as Entered[])];
    } catch {
      // another script has written it
    }
  return [];
}

function keepAll(): void {
  const entered = [...controls].flatMap(([element, control]) => {
    const now = control(element);
    const place = now && isOfForm(element) ? placeOf(element) : -1;
    return now && place >= 0 ? [{ ...now, place }] : [];
  });
  const all = [...(left ?? []), ...entered];
  if (all.length) keepInTab(keyOfPage(), JSON.stringify(all));
  else forgetInTab(keyOfPage());
}

/**
 * Takes what the person had entered in a control when the page was left. A second call for the same control finds nothing.
 * @param page what the page passes now, as it would be posted
 */
export function takeEntered(element: HTMLElement, item: string, page: string): unknown {
  left ??= readLeft();
  const mine = left.find((each) => each.item === item && each.page === page && each.place === placeOf(element));
  left = left.filter((each) => each !== mine);
  return mine?.state;
}

/**
 * Keeps what is entered in a control when the page is left, or put away, after which a phone may end it.
 * @param control says what is entered now; `undefined` while it is what the page passes
 * @returns a function that ends this
 */
export function restorable(element: HTMLElement, control: Control): () => void {
  if (controls.size === 0) for (const type of LEAVING) addEventListener(type, keepAll);
  controls.set(element, control);
  return () => {
    controls.delete(element);
    if (controls.size === 0) for (const type of LEAVING) removeEventListener(type, keepAll);
  };
}

const LEAVING = ['pagehide', 'visibilitychange'];
