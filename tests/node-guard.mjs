// Stops a script that was started by hand with a Node that is too old, with a sentence instead of a stack trace. Whoever imports
// it imports the rest only afterwards, by `await import()`: static imports are read before any line runs, and older Nodes cannot
// read TypeScript.
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
