import { expect, type Page } from '@playwright/test';

/** The least size of a target on a member screen, in px (the look: controls are 44 px high there). */
const LEAST = 44;

/**
 * Expects that a finger hits every control of a page's widgets, on a desk and on a phone. Presses are tried out, so labels and
 * pseudo-elements count; links within a text do not (WCAG 2.5.8).
 * @param what where that is, for the message
 */
export async function expectLargeTargets(page: Page, what: string): Promise<void> {
  const before = page.viewportSize();
  for (const size of [{ width: 360, height: 740 }, before ?? { width: 1280, height: 720 }]) {
    await page.setViewportSize(size);
    const message = `${what}, ${size.width} px: targets of at least ${LEAST} px`;
    await expect
      .configure({ soft: true })
      .poll(() => page.evaluate(smallTargets, LEAST), message)
      .toEqual([]);
  }
}

/** The smaller ones, each with its size. Runs in the page, so nothing of this module is there. */
function smallTargets(least: number): string[] {
  const SELECTOR =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], [tabindex="0"]';
  const roots = [...document.querySelectorAll('[data-widget], body > div')].map(({ shadowRoot }) => shadowRoot);
  const controls = roots.flatMap((root) => [...(root?.querySelectorAll<HTMLElement>(SELECTOR) ?? [])]);
  const modals = [...roots, document].flatMap((root) => [...(root?.querySelectorAll('dialog:modal') ?? [])]);
  const top = modals.at(-1);

  /** What a press at a place reaches, through labels and shadow roots. */
  const controlAt = (x: number, y: number): Element | null => {
    let hit = document.elementFromPoint(x, y);
    while (hit?.shadowRoot) {
      const inner = hit.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === hit) break;
      hit = inner;
    }
    return hit?.closest<HTMLLabelElement>('label')?.control ?? hit?.closest(SELECTOR) ?? null;
  };
  /** How far from a place presses still reach the control, in px. */
  const reach = (control: Element, x: number, y: number, dx: number, dy: number): number => {
    let far = 0;
    while (far < least && controlAt(x + dx * (far + 1), y + dy * (far + 1)) === control) far += 1;
    return far;
  };
  const small: string[] = [];
  for (const control of controls) {
    if (control.matches(':disabled') || (top && !top.contains(control))) continue;
    const isScrolled = control.matches('[tabindex="0"]:not(button, a, input, [role])');
    const isInText = control.localName === 'a' && getComputedStyle(control).display === 'inline';
    if (isInText || isScrolled || !control.checkVisibility({ checkVisibilityCSS: true })) continue;
    // a box within its label, and the text of a select, are pressed with what is around them
    const target = control.closest<HTMLElement>('label, .ui-rs') ?? control;
    const size = target.getBoundingClientRect();
    if (size.width >= least && size.height >= least) continue;
    target.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top: above, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, above + height / 2];
    if (controlAt(x, y) !== control) continue; // covered, and another test's subject
    const wide = Math.max(width, reach(control, x, y, 1, 0) + reach(control, x, y, -1, 0) + 1);
    const high = Math.max(height, reach(control, x, y, 0, 1) + reach(control, x, y, 0, -1) + 1);
    if (wide >= least && high >= least) continue;
    const name = control.ariaLabel ?? control.textContent.trim() ?? '';
    small.push(
      `${control.localName}.${control.className} "${name.slice(0, 40)}": ${Math.round(wide)} × ${Math.round(high)}`,
    );
  }
  return [...new Set(small)];
}
