// Stops a script that was started by hand with a Node that is too old, with a sentence instead of a stack trace.
const needed = 24;
if (Number(process.versions.node.split('.')[0]) < needed) {
  console.error(
    `This needs Node ${needed} or newer and was started with ${process.version}. ` +
      'Start it through npm ("npm test", "npm run check", … or "npx --no-install node <file>"): npm ci has installed the right Node.',
  );
  process.exit(1);
}
