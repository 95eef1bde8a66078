/** Lists that follow from the files beside them: nobody has to add a call, its handlers or a domain of the mocks to one. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What each list passes on of the files of its folder: the first group of the pattern, under the name that is made of it, or all exports. */
const LISTS: Readonly<Record<string, { exported: RegExp; named?: (name: string) => string; all?: true }>> = {
  'shared/contract/calls/all.ts': { exported: /^export const (\w+) = endpoint\(/gm, all: true },
  'mocks/handlers/domains.ts': { exported: /^export const (\w+): Domain\b/gm },
  'mocks/world/domains.ts': {
    // made of the tools, or of nothing
    exported: /^export (?:const|function) (create[A-Z]\w*)(?: = )?\((?:tools: Tools|\{[^}]*\}: Tools)?\)/gm,
    named: (name) => `${name} as ${name.charAt(6).toLowerCase()}${name.slice(7)}`,
  },
};

/**
 * The texts of all such lists, by their paths.
 * @param root the project's folder
 */
export const lists = (root: string): Array<[string, string]> =>
  Object.entries(LISTS).map(([list, { exported, named = (name: string) => name, all }]) => {
    const folder = path.join(root, path.dirname(list));
    const lines = globSync('*.ts', { cwd: folder })
      .sort()
      .flatMap((file) => {
        const found = [...readFileSync(path.join(folder, file), 'utf8').matchAll(exported)];
        const names = found.map(([, name = '']) => (all ? '*' : `{ ${named(name)} }`));
        return [...new Set(names)].map((each) => `export ${each} from './${file}';\n`);
      });
    return [list, `// Written by \`npm run reference\`.\n${lines.join('')}`];
  });
