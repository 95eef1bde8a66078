import { expect, test } from 'vitest';
import { guideForHosts } from '../../shared/tools/reference/guide-for-hosts.ts';
import { readGuides } from '../../shared/tools/reference/guides.ts';
import { withTables } from '../../shared/tools/reference/markdown.ts';
import { distFiles } from '../support/dist.ts';
import { reference } from '../support/reference.ts';

const files = distFiles();
const read = (name: string): string => files.get(name)!.toString();

test('the tables of the guides are up to date, and the package has the guides without the marks around them', async () => {
  const guides = await readGuides();
  for (const [name, guide] of guides) {
    expect(guide, 'run: npm run reference').toBe(withTables(guide, name, reference));
    expect(read(`guides/${name}.md`)).toBe(guideForHosts(guide));
  }
  expect([...files.keys()].filter((name) => name.startsWith('guides/'))).toHaveLength(guides.size);
});
