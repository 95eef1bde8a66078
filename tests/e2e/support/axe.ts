import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LEVEL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The violations axe finds on a page, shadow roots included; one sentence for each place. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  // only violations are described and returned: the rest took most of the time
  const violations = await page.evaluate(async (level) => {
    // axe-core puts it there
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    return (
      await axe.run({ runOnly: level, rules: { 'heading-order': { enabled: true } }, resultTypes: ['violations'] })
    ).violations;
  }, LEVEL);
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(({ target, html }) => `${help}: ${target.flat().join(' ')} ${html.slice(0, 120)}`),
  );
}
