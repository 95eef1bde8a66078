#!/usr/bin/env node
/** The command `dealer-widgets` of the package. */
import { readReference } from './command-line.ts';
import { DEPLOYED_HELP, deployedCommand } from './deployed.ts';
import { LINT_HELP, lintCommand } from './lint-command.ts';
import { print, warn } from './print.ts';
import { VERIFY_HELP, verifyCommand } from './verify-command.ts';

const [command = '', ...args] = process.argv.slice(2);
// who reads it may have gone (| head); a command that writes to a server finishes nevertheless, and flips switches back
process.stdout.on('error', () => {});
const commands = new Map([
  ['verify', { run: verifyCommand, help: VERIFY_HELP }],
  ['lint', { run: lintCommand, help: LINT_HELP }],
  ['deployed', { run: deployedCommand, help: DEPLOYED_HELP }],
]);

const chosen = commands.get(command);
let isDone = false;
// Node 20 keeps a connection whose answer it could not decompress, and lets the next request wait for it
process.on('exit', () => {
  if (!isDone)
    warn(
      'Ended without a result: an answer says that it is compressed (Content-Encoding) and is not, or breaks off, and Node 20 cannot go on after that. Correct it on the server, or use Node 22 to see which.',
    );
});

try {
  const asksForVersion = ['-v', '--version', 'version'].includes(command) || args.includes('--version');
  const asksForHelp = command === 'help' || [command, ...args].some((word) => ['-h', '--help'].includes(word));
  if (asksForVersion) print(readReference().version);
  else if (chosen && !asksForHelp) process.exitCode = await chosen.run(args, print);
  else {
    if (command && !asksForHelp) print(`There is no command "${command}".\n`);
    print(chosen?.help ?? `${[...commands.values()].map(({ help }) => help).join('\n\n')}\n\ndealer-widgets --version`);
    process.exitCode = asksForHelp ? 0 : 2;
  }
} catch (error) {
  // our commands throw nothing but errors
  warn((error as Error).message);
  process.exitCode = 2;
}
isDone = true;
