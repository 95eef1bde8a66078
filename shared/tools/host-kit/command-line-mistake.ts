/** What is wrong with the options of a command. Node's own words are about arguments that begin with a hyphen, which nobody meant. */
import { didYouMean } from '../../lib/index.ts';

/**
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
