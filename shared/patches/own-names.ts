import { type Plugin, RolldownMagicString } from 'rolldown';

const LOOP = /\bfor \((const|let|var) (\w+) in ([\w.]+)\)/g;
const RUNTIME = /\brolldown[\\/]runtime\.js$/;
const PACKAGES = /[\\/]node_modules[\\/](react-day-picker|sweetalert2|@tanstack[\\/](table|virtual)-core)[\\/].*\.js$/;

/**
 * Lets code that is not ours go through an object's own names only. The original loops also take what a script of the page has added to
 * `Object.prototype`: the calendars and the report do not run then, a question never opens, and no widget runs where it is no function, because of
 * rolldown's helper that joins modules. Costs 3 bytes of a page with a switch.
 */
export const ownNames: Plugin = {
  name: 'own-names',
  transform: {
    filter: { id: [RUNTIME, PACKAGES] },
    handler(code, file) {
      const names = RUNTIME.test(file) ? '__getOwnPropNames' : 'Object.keys';
      const text = new RolldownMagicString(code);
      for (const { 0: loop, 1: kind, 2: name, 3: object, index } of code.matchAll(LOOP))
        text.update(index, index + loop.length, `for (${kind} ${name} of ${names}(${object}))`);
      return text.hasChanged() ? { code: text } : null;
    },
  },
};
