import { expect, type CDPSession, type Page } from '@playwright/test';

/**
 * One step of a walk: what is pressed, what has the focus then, and what is announced until then, in order. `*` stands for what depends
 * on the day; `? ` is before what a dialog may cover before it is heard.
 */
export type Step = readonly [keys: string, focus: string, ...announced: string[]];

/**
 * Keys by name; quoted text is inserted at once, so that no half word is searched for; `→/path` waits for that page's title. What
 * the former page still announces depends on speed, so it is not heard.
 */
const KEYS = /"([^"]*)"|→(\S+)|(\S+)/g;

/** Prefix of a text whose live region was inserted together with it: many screen readers do not announce that. */
const SILENT = 'SILENT ';

/** Every text that the live regions of a page announce, in order; call it before the page is opened. */
export async function watchAnnouncements(
  page: Page,
  onAnnounced: (text: string, address: string) => void,
): Promise<void> {
  await page.exposeFunction('reportAnnouncement', onAnnounced);
  await page.addInitScript(watchRegions, SILENT);
}

/** Whether it is a text that was inserted together with its region. */
export const isSilent = (text: string): boolean => text.startsWith(SILENT);

/** Uses a page as somebody with a screen reader and a keyboard does: by the browser's own accessibility tree, and every live region. */
export async function listen(page: Page): Promise<{ walk(steps: readonly Step[]): Promise<void> }> {
  const announced: Array<{ text: string; address: string }> = [];
  await watchAnnouncements(page, (text, address) => {
    // announcements of progress are left out: how many come depends on the machine
    if (!/…$|^\d+% /.test(text)) announced.push({ text, address });
  });
  const devTools = await page.context().newCDPSession(page);
  const heardAt = (path: string): string[] =>
    announced.filter(({ address }) => address.includes(path)).map(({ text }) => text);
  return {
    async walk(steps) {
      const [, role, name] = /^(\w+) "([^"]*)"/.exec(steps[0]![1])!;
      await expect(page.getByRole(role as 'button', { name: name!, exact: true }).first()).toBeVisible();
      await focusTitle(page);
      for (const [keys, focus, ...texts] of steps) {
        // as a person does who has heard that something is loading: the Tab key would go past what is not there yet
        await expect(page.locator('.ui-skeleton')).toHaveCount(0);
        announced.length = 0;
        const { maybe = [], sure = [] } = Object.groupBy(texts, (text) => (text.startsWith('? ') ? 'maybe' : 'sure'));
        let here = '';
        for (const [, typed, path, key] of keys.matchAll(KEYS))
          if (typed !== undefined) await page.keyboard.insertText(typed);
          else if (path) {
            here = path;
            await page.waitForURL(({ href }) => href.includes(path));
            await focusTitle(page);
          } else await page.keyboard.press(key!);
        await expect
          .poll(
            async () => [await focused(devTools), ...heardAt(here).filter((text) => !maybe.includes(`? ${text}`))],
            {
              message: `after ${keys}`,
              intervals: [20, 50, 100],
            },
          )
          .toEqual([focus, ...sure].map(expected));
      }
    },
  };
}

/** The Tab key starts at the page's own content. */
const focusTitle = (page: Page): Promise<void> =>
  page.locator('h1').evaluate((title) => {
    title.tabIndex = -1;
    title.focus();
  });

const expected = (text: string): unknown =>
  text.includes('*')
    ? expect.stringMatching(`^${text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`)
    : text;

/** Role, name, description and states of what has the focus. */
async function focused(devTools: CDPSession): Promise<string> {
  const { result } = await devTools.send('Runtime.evaluate', {
    expression: `(() => {
      let focus = document.activeElement;
      while (focus?.shadowRoot?.activeElement) focus = focus.shadowRoot.activeElement;
      return focus?.getAttribute('aria-activedescendant')
        ? focus.getRootNode().getElementById(focus.getAttribute('aria-activedescendant')) ?? focus
        : focus;
    })()`,
  });
  if (!result.objectId) return 'nothing';
  const { nodes } = await devTools.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  const [node] = nodes;
  if (!node || node.ignored) return 'nothing';
  const value = (of?: { value?: unknown }): string => String(of?.value ?? '').replace(/\s+/g, ' ');
  const states = (node.properties ?? []).flatMap(({ name, value: { value: is } }) =>
    STATES.includes(name) && is !== false && is !== 'false'
      ? [is === true || is === 'true' ? name : `${name}=${is}`]
      : [],
  );
  const off = (node.properties ?? []).some(({ name, value: { value: is } }) => name === 'checked' && is === 'false');
  return [
    value(node.role),
    `"${value(node.name)}"`,
    value(node.value) && `= ${value(node.value)}`,
    ...states,
    off && 'unchecked',
    value(node.description) && `(${value(node.description)})`,
  ]
    .filter(Boolean)
    .join(' ');
}
const STATES = ['checked', 'expanded', 'pressed', 'selected', 'disabled', 'invalid', 'required', 'readonly', 'busy'];

/** Runs in the page: reports what a live region announces when its text changes. What is outside of an open modal dialog is not announced. */
function watchRegions(silent: string): void {
  // put there by exposeFunction
  const { reportAnnouncement } = window as unknown as { reportAnnouncement: (text: string, address: string) => void };
  const LIVE = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive], output';
  const before = new WeakMap<Element, string>();
  const textOf = (node: Node): string =>
    node instanceof Element
      ? node.ariaHidden === 'true'
        ? ''
        : (node.ariaLabel ?? [...node.childNodes].map(textOf).join(' '))
      : (node.nodeValue ?? '');
  const wordsOf = (region: Element): string => textOf(region).replace(/\s+/g, ' ').trim();
  const parentOf = (node: Node): Node | null =>
    node instanceof ShadowRoot ? node.host : ((node as Element).assignedSlot ?? node.parentNode);
  const around = (node: Node): Node[] => {
    const parent = parentOf(node);
    return parent ? [parent, ...around(parent)] : [];
  };
  const modals: HTMLDialogElement[] = [];
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function show() {
    modals.push(this);
    showModal.call(this);
  };
  const isReachable = (region: Element): boolean => {
    const modal = modals.findLast((each) => each.open && each.isConnected);
    return region.checkVisibility() && (!modal || around(region).includes(modal));
  };
  const report = (region: Element, arrived: boolean): void => {
    const words = wordsOf(region);
    const was = before.get(region) ?? '';
    before.set(region, words);
    if (words === '' || words === was || !isReachable(region)) return;
    // an alert is announced when it arrives, everywhere
    const isSilent = arrived && !region.matches('[role=alert], [aria-live=assertive]');
    reportAnnouncement(`${isSilent ? silent : ''}${words}`, location.href);
  };
  const regionsIn = (node: Node): Element[] => {
    if (!(node instanceof Element)) return [];
    const inside = [...node.querySelectorAll(LIVE)];
    return node.matches(LIVE) ? [node, ...inside] : inside;
  };
  const observer = new MutationObserver((mutations) => {
    const changed = new Map<Element, boolean>();
    for (const { target, addedNodes } of mutations) {
      for (const node of addedNodes)
        for (const region of regionsIn(node)) if (!before.has(region)) changed.set(region, true);
      const start = target instanceof Element ? target : target.parentElement;
      const region = start?.closest(LIVE);
      if (region && !changed.has(region)) changed.set(region, false);
    }
    for (const [region, arrived] of changed) report(region, arrived);
  });
  const watch = (root: Node): void =>
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-label'] });
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attach(options) {
    const root = attachShadow.call(this, options);
    watch(root);
    return root;
  };
  watch(document);
}
