import type { Page, Request } from '@playwright/test';
import type { Gate } from './gate.ts';
import { hold } from './hold.ts';
import { painted } from './painted.ts';

/** Lets a page finish its layout, fonts included, and records every layout shift from then on. */
async function recordShifts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await painted(); // no frame comes before the style sheets, and without them no font is known that could be loaded
    await Promise.all([400, 600, 700].map((weight) => document.fonts.load(`${weight} 16px "Open Sans"`)));
    await painted();
    const moved: string[] = [];
    Object.assign(window, { moved });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // TypeScript knows no layout shifts
        const { value, sources } = entry as unknown as { value: number; sources: Array<{ node: Node | null }> };
        moved.push(
          `${value.toFixed(4)}: ${sources.map(({ node }) => node?.textContent?.trim().slice(0, 40)).join(' | ')}`,
        );
      }
    });
    observer.observe({ type: 'layout-shift' });
  });
}

/** The layout shifts until what was begun is painted. */
async function moved(page: Page): Promise<string[]> {
  await painted(page);
  // `recordShifts` puts it there
  return page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

/** How wide some words are in the page's font, in pixels. */
export const textWidth = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')!; // there is one in every browser
    context.font = getComputedStyle(document.body).font;
    return context.measureText('Selamat datang').width;
  });

interface HeldWidgets {
  /** Lets them come, after the page has finished its layout. */
  release(): Promise<void>;
  /** What has moved since. */
  moved(): Promise<string[]>;
}

/** Holds the widgets of the next page. @param gate of the page's host; without it Playwright holds them, which also turns the browser's cache off */
export async function holdWidgets(page: Page, gate?: Gate): Promise<HeldWidgets> {
  const open = gate ? gate.hold(isLoader) : await hold(page, '**/widgets/loader.js');
  return {
    async release() {
      await recordShifts(page);
      open();
    },
    moved: () => moved(page),
  };
}

const isLoader = (_: unknown, { pathname }: URL): boolean => pathname === '/widgets/loader.js';

/** Holds back the answers to the next page's requests, pictures included, until `release`, which waits for all of them. */
export function holdAnswers(page: Page, gate: Gate): { release(): Promise<void> } {
  const isAnswer = ({ pathname }: URL): boolean => /^\/(app|storage)\//.test(pathname);
  const open = gate.hold((request, url) => isAnswer(url) && request.headers.get('sec-fetch-dest') !== 'document');
  const requests: Request[] = [];
  const collect = (request: Request) => void (isAnswer(new URL(request.url())) && requests.push(request));
  page.on('request', collect);
  return {
    async release() {
      open();
      page.off('request', collect);
      await Promise.all(requests.map(async (request) => (await request.response())?.finished()));
    },
  };
}

/**
 * Buttons, switches, fields and sums of the widgets that are cut off or out of reach: texts that do not fit their control or break,
 * or a control beyond the edge of the page with nothing that scrolls to it.
 */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const inside = (root: ParentNode): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((each) => [
        each,
        ...(each.shadowRoot ? inside(each.shadowRoot) : []),
      ]);
    const parentOf = (node: Element): Element | null =>
      node.assignedSlot ?? node.parentElement ?? (node.getRootNode() as ShadowRoot).host ?? null;
    const scrolls = (node: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(node).overflowX) && node.scrollWidth > node.clientWidth;
    const brokenWord = (button: Element): string | undefined => {
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        const { parentElement } = texts.currentNode;
        // a day's courses: what is shortened to some lines stands elsewhere in full
        const around = [parentElement, parentElement?.parentElement].filter((each) => each instanceof Element);
        if (around.some((each) => getComputedStyle(each).webkitLineClamp !== 'none')) continue;
        for (const { 0: word, index } of texts.currentNode.nodeValue?.matchAll(/\S+/g) ?? []) {
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) return word;
        }
      }
      return undefined;
    };
    const wide = document.documentElement.clientWidth;
    for (const host of document.querySelectorAll<HTMLElement>('[data-widget]')) {
      for (const each of host.shadowRoot ? inside(host.shadowRoot) : []) {
        const isControl = each.matches('button, select, [role=switch], a[href], textarea, input:not([type=hidden])');
        const isNumber = each.children.length === 0 && /^\s*(RM\s?)?[\d,.]+\s*$/.test(each.textContent);
        if ((!isControl && !isNumber) || !each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          continue;
        const box = each.getBoundingClientRect();
        if (box.width <= 1 || box.height <= 1) continue; // for screen readers only
        const name = `${each.localName} "${(each.getAttribute('aria-label') ?? each.textContent).trim().slice(0, 40)}"`;
        const style = getComputedStyle(each);
        const clips = style.overflowX !== 'visible' && !/auto|scroll/.test(style.overflowX);
        const broken = each.matches('button') && brokenWord(each);
        if (broken) wrong.push(`${name} breaks inside the word "${broken}"`);
        if (each.matches('button') && each.scrollWidth > each.clientWidth + 1)
          wrong.push(`${name}: ${each.scrollWidth} px of words in ${each.clientWidth} px`);
        else if (isNumber && clips && each.scrollWidth > each.clientWidth + 1) wrong.push(`${name} is cut`);
        let reachable = box.left >= -1 && box.right <= wide + 1;
        for (let node = parentOf(each); node && !reachable; node = parentOf(node)) reachable = scrolls(node);
        if (!reachable) wrong.push(`${name} lies at ${Math.round(box.left)}–${Math.round(box.right)} of ${wide} px`);
      }
    }
    return wrong;
  });
}
