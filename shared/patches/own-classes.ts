import { join } from 'node:path';
import { type Plugin, RolldownMagicString } from 'rolldown';

const lib = join(import.meta.dirname, '../lib/http/own-classes.ts');

/** Gives ky the `Request` and `Headers` of shared/lib/http/own-classes.ts, in case the page has replaced its own. Costs 153 bytes, in the client. */
export const ownClasses: Plugin = {
  name: 'own-classes',
  transform: {
    filter: { id: /[\\/]node_modules[\\/]ky[\\/].*\.js$/ },
    handler(code) {
      const text = new RolldownMagicString(code);
      for (const { 0: found, 1: maker = '', 2: name, index } of code.matchAll(
        /\b(new (?:globalThis\.)?(?=(?:Request|Headers)\()|(?:instanceof|typeof) globalThis\.)(Request|Headers)\b/g,
      ))
        text.update(
          index,
          index + found.length,
          maker.startsWith('new') ? `new (ownClasses().${name})` : `${maker.split(' ')[0]} ownClasses().${name}`,
        );
      if (!text.hasChanged()) return null;
      text.prepend(`import { ownClasses } from ${JSON.stringify(lib)};\n`);
      return { code: text };
    },
  },
};
