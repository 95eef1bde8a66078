// Stops a script under a Node that is too old, or with outdated packages, by a sentence instead of a stack trace. Import the rest
// by `await import()` afterwards: older Nodes cannot read TypeScript.
import { existsSync, readFileSync } from 'node:fs';

const needed = [22, 18];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  console.error(
    `This needs Node ${needed.join('.')} or newer and was started with ${process.version}. ` +
      'On Linux npm ci has installed a newer one: start this through npm ("npm test", "npm start", … or "npx --no-install node <file>"). ' +
      'Elsewhere install a newer Node first.',
  );
  process.exit(1);
}

const read = (path) => {
  const url = new URL(`../${path}`, import.meta.url);
  return existsSync(url) ? JSON.parse(readFileSync(url, 'utf8')) : {};
};
const required = Object.entries(read('package.json').devDependencies ?? {});
// versions are exact; an alias is written `npm:<package>@<version>`, and `file:` is a link into this repository
const isThere = ([name, version]) =>
  version.startsWith('file:') || read(`node_modules/${name}/package.json`).version === version.split('@').pop();
const others = required.filter((each) => !isThere(each));
if (others.length > 0) {
  const [first] = others[0];
  console.error(
    `node_modules does not hold what package.json asks for (${first}${others.length > 1 ? ` and ${others.length - 1} more` : ''}). Run "npm ci" first.`,
  );
  process.exit(1);
}
