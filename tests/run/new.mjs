/** `npm run new -- count-down`: a new widget that works, with its story, test, page of the demo host and lines in the lists that name widgets. */
import '../guard.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const { newWidget, withLine } = await import('./new-widget.ts');
const root = process.cwd();

try {
  const name = process.argv[2] ?? '';
  const { files, lines } = await newWidget(name);
  const taken = [`widgets/${name}`, ...Object.keys(files)].find((file) => existsSync(path.join(root, file)));
  if (taken) throw new Error(`${taken} is there already. Choose another name, or change the one that is there.`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  for (const { file, line, among } of lines)
    writeFileSync(path.join(root, file), withLine(readFileSync(path.join(root, file), 'utf8'), line, among));
  const script = 'shared/tools/release/write-reference.ts';
  const { status } = spawnSync(process.execPath, [script], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`node ${script} failed; its message is above.`);
  console.log(
    [
      `widgets/${name} works: npm start, then open /app/${name} as a dealer.`,
      ...Object.keys(files).map((file) => `  ${file}`),
      `Then make it yours, and give it the place it keeps (widgets/${name}/${name}.reserve.css). npm run check and npm test say what is missing.`,
    ].join('\n'),
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
