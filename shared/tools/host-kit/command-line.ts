/** What the commands of the package share: their options, and the reference beside them. */
import { existsSync, readFileSync } from 'node:fs';
import { didYouMean } from '../../lib/index.ts';
import type { Reference } from '../reference/reference.ts';

/**
 * The value of `--format`.
 * @throws Error when it is none of these
 */
export function chosenFormat<Format extends string>(given: string, formats: readonly Format[]): Format {
  const chosen = formats.find((format) => format === given);
  if (!chosen) throw new Error(`--format ${given} is not one of ${formats.join(', ')}.`);
  return chosen;
}

/**
 * What is wrong with the options of a command. Node's own words are about arguments that begin with a hyphen, which nobody meant.
 * @param error what `parseArgs` threw, or anything else
 * @param help of the command, with all its options
 * @returns a sentence; `undefined` for another error
 */
export function commandLineMistake(
  error: Error & { code?: string },
  command: string,
  help: string,
): string | undefined {
  const { code, message } = error;
  const [, option = ''] = /option '(?:-\w, )?(-[^' ]*)/i.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const names = [...help.matchAll(/--([a-z-]+)/g)].map(([, name = '']) => name);
    const near = didYouMean(option.replace(/^-+/, ''), names);
    return `${command} has no option ${option}. ${near ? `Did you mean --${near}? ` : ''}"dealer-widgets ${command} --help" lists all.`;
  }
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return undefined;
  return message.includes('does not take')
    ? `${option} takes no value. Leave out "=" and what follows it.`
    : `${option} needs a value. Write ${option} VALUE, or ${option}=VALUE if it begins with a hyphen.`;
}

/** Finds the reference beside the command in `dist/`, or in `dist/` when the command runs from the sources. */
export function readReference(): Reference {
  const places = ['../reference.json', '../../../dist/reference.json'].map((place) => new URL(place, import.meta.url));
  const place = places.find((each) => existsSync(each));
  if (!place) throw new Error('reference.json is not there. Run: npm run build');
  // our own build has written it
  return JSON.parse(readFileSync(place, 'utf8')) as Reference;
}
