import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { guideForHosts } from '../../shared/tools/reference/guide-for-hosts.ts';
import { readGuides } from '../../shared/tools/reference/guides.ts';
import { withTables } from '../../shared/tools/reference/markdown.ts';
import { distFiles } from '../support/dist.ts';
import { reference } from '../support/reference.ts';

const files = distFiles();
const root = path.join(import.meta.dirname, '../..');
const read = (name: string): string => files.get(name)!.toString();

test('the tables of the guides are up to date, and the package has the guides without the marks around them', async () => {
  const guides = await readGuides();
  for (const [name, guide] of guides) {
    expect(guide, 'run: npm run reference').toBe(withTables(guide, name, reference));
    expect(read(`guides/${name}.md`)).toBe(guideForHosts(guide));
  }
  expect([...files.keys()].filter((name) => name.startsWith('guides/'))).toHaveLength(guides.size);
});

const SIX = ['yes-no-toggle', 'mentor-note', 'training-registration', 'atm-booking', 'avatar', 'report-table'];

test.each(globSync('stories/guides/start-*.md', { cwd: root }))(
  '%s and the pages of six widgets, each up to where things are only looked up, are 15 kB of text',
  (file) => {
    const start = read(`guides/${path.basename(file)}`).split('\n## Traps')[0]!;
    const pages = SIX.map((name) => read(`widgets/${name}.md`).split('\n## Properties')[0]!);
    expect(pages.filter((page) => !page.includes('\n## Calls\n'))).toEqual([]);
    expect(Buffer.byteLength([start, ...pages].join(''))).toBeLessThanOrEqual(15_000);
  },
);

test('the line of an answer has a value for each field that the example has one for', () => {
  const { paths } = JSON.parse(read('openapi.json')) as { paths: Record<string, { post?: object; get?: object }> };
  expect(JSON.stringify(paths['/app/atm/time'])).toContain('"names":[{');
  expect(read('widgets/atm-booking.md')).toMatch(/- Answer: .*"names": \[\{/);
});
