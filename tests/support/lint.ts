import { lint as lintTemplate } from '../../shared/host-kit/lint.ts';
import { reference } from './reference.ts';

/** The problems of a template, whatever was found in it. */
export const lintText = (...all: Parameters<typeof lintTemplate>) => lintTemplate(...all).problems;

/** What `dealer-widgets lint` says of a template of Blade, or of a page as the server sends it, as `rule: message`. */
export const lint = (text: string, isRendered = false): string[] =>
  lintText('page.blade.php', text, reference, isRendered).map(({ rule, message }) => `${rule}: ${message}`);

/** The same with the column before it. */
export const problems = (text: string, isRendered = false): string[] =>
  lintText('page.blade.php', text, reference, isRendered).map(
    ({ column, rule, message }) => `${column} ${rule}: ${message}`,
  );
