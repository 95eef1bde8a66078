import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyProject } from '../../support/project-copy.ts';

const copy = copyProject('project');
afterAll(() => copy.remove());

const read = (name: string): string => readFileSync(path.join(copy.folder, 'dist', name), 'utf8');
const WORDS = 'widgets/yes-no-toggle/yes-no-toggle.text.ts';

test('in watch mode a change is built, no file is ever missing, and pages are notified', async () => {
  const { origin, end } = await copy.develop();
  try {
    const page = await (await fetch(`${origin}/`)).text();
    const [, script, build] = /<script type="module" src="([^"]+\?build=([0-9A-F]{8}))"><\/script><\/head>/.exec(page)!;
    expect((await fetch(origin + script)).headers.get('content-type')).toContain('javascript');

    let rebuilt = false;
    const hearOfAnother = async (): Promise<number> => {
      const { status } = await fetch(`${origin}/demo/rebuilt?build=${build}`);
      if (status === 204) return hearOfAnother(); // no other build yet: ask again, as a page does
      rebuilt = true;
      return status;
    };
    const another = hearOfAnother();
    copy.change(WORDS, "'Yes'", "'Yea'");
    const missing = new Set<string>();
    while (!rebuilt) {
      const manifest = read('manifest.json');
      const { chunks } = JSON.parse(manifest) as { chunks: object };
      const absent = Object.keys(chunks).filter((name) => !existsSync(path.join(copy.folder, 'dist', name)));
      // a file may go once another manifest has come, which may be while we look
      if (read('manifest.json') === manifest) absent.forEach((name) => missing.add(name));
      await new Promise((next) => setTimeout(next, 5));
    }
    expect(await another).toBe(200);
    expect([...missing]).toEqual([]);
    const { build: now, widgets } = JSON.parse(read('manifest.json')) as {
      build: string;
      widgets: Record<string, { chunk: string }>;
    };
    expect(now).not.toBe(build);
    expect(read(widgets['yes-no-toggle']!.chunk)).toContain('Yea');
  } finally {
    end();
  }
});
