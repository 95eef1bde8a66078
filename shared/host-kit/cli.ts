#!/usr/bin/env node
/** The command `dealer-widgets` of the package. */
import { LINT_HELP, lintCommand } from './lint-command.ts';
import { VERIFY_HELP, verifyCommand } from './verify-command.ts';

const [command, ...args] = process.argv.slice(2);
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const commands: Record<string, (args: string[], print: (line: string) => void) => Promise<number>> = {
  verify: verifyCommand,
  lint: lintCommand,
};

try {
  const run = commands[command ?? ''];
  if (!run) print(`${LINT_HELP}\n\n${VERIFY_HELP}`);
  process.exitCode = run ? await run(args, print) : 2;
} catch (error) {
  // our commands throw nothing but errors
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
