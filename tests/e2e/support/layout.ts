import type { Page, Request } from '@playwright/test';

/** Lets a page finish its layout, fonts included, before its widgets are loaded, and records every layout shift from then on. */
export async function holdWidgets(page: Page): Promise<{ release(): Promise<void>; moved(): Promise<string[]> }> {
  const held = Promise.withResolvers<void>();
  await page.route('**/widgets/loader.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return {
    async release() {
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
      held.resolve();
    },
    moved: () =>
      page.evaluate(async () => {
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
        // the script above puts it there
        return (window as unknown as { moved: string[] }).moved;
      }),
  };
}

/** Holds back the answers to a page's requests, pictures included, until `release`, which waits for all of them. `end` holds none any more. */
export async function holdAnswers(page: Page): Promise<{ release(): Promise<void>; end(): Promise<void> }> {
  const held = Promise.withResolvers<void>();
  const requests: Request[] = [];
  const paths = /\/(app|storage)\//;
  await page.route(paths, async (route) => {
    const request = route.request();
    if (request.resourceType() === 'document') return route.continue();
    requests.push(request);
    await held.promise;
    await route.continue();
  });
  return {
    async release() {
      held.resolve();
      await Promise.all(requests.map(async (request) => (await request.response())?.finished()));
    },
    end: () => page.unroute(paths, undefined),
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
        if (parentElement && getComputedStyle(parentElement).webkitLineClamp !== 'none') continue;
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
