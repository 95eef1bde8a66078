/** `npm run new -- count-down [--call]`: a new widget that works, with its story and tests; with `--call` also with a call of the server and its mocks. */
import '../guard.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { newWidget, summaryOf, withRow } = await import('./new-widget.ts');
const root = process.cwd();

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { call: { type: 'boolean', default: false } },
  });
  const [name = ''] = positionals;
  const files = await newWidget(name, values.call);
  const readme = path.join(root, 'README.md');
  const named = withRow(readFileSync(readme, 'utf8'), name, summaryOf(values.call));
  const taken = [`widgets/${name}`, ...Object.keys(files)].find((file) => existsSync(path.join(root, file)));
  if (taken) throw new Error(`${taken} is there already. Choose another name, or change the one that is there.`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  writeFileSync(readme, named);
  const script = 'shared/tools/release/write-reference.ts';
  const { status } = spawnSync(process.execPath, [script], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`node ${script} failed; its message is above.`);
  console.log(
    [
      `widgets/${name} works: npm start, then open /app/widgets/${name} as a dealer.`,
      ...Object.keys(files).map((file) => `  ${file}`),
      `Then make it yours, and give it the place it keeps (widgets/${name}/${name}.reserve.css). Put its row in README.md where people look for it. npm run check and npm test say what is missing.`,
    ].join('\n'),
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
