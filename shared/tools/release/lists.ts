/** Lists that follow from the files beside them: nobody has to add a call, its handlers or a domain of the mocks to one. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';

interface List {
  /** The files that it names, in one folder. */
  readonly files: string;
  /** What it names of them: the first group is the export. */
  readonly exported: RegExp;
  /** A door passes it on; other lists import it. */
  readonly isDoor?: true;
  /** Another line that its code needs. */
  readonly types?: string;
  /** @param names exports in the order of the files and in each */
  write(names: readonly string[]): string;
}

const LISTS: Readonly<Record<string, List>> = {
  'shared/contract/calls/endpoints.ts': {
    files: 'shared/contract/calls/*.ts',
    exported: /^export const (\w+) = endpoint\(/gm,
    types: "import type { Endpoint } from '../index.ts';",
    write: (names) =>
      `/** Every call of this folder, under the name of its constant. */
export const endpoints = { ${names.join(', ')} };

/** The same, for who has only the name of a call's constant. */
export const endpointsByName: Readonly<Record<string, Endpoint>> = { ...endpoints };`,
  },
  'shared/contract/calls/index.ts': {
    files: 'shared/contract/calls/*.ts',
    exported: /^export (?:const |function )?((?:type )?\w+)/gm,
    isDoor: true,
    write: () => "export * as callsByValue from './calls-by-value.ts';",
  },
  'mocks/handlers/domains.ts': {
    files: 'mocks/handlers/*.ts',
    exported: /^export const (\w+): Domain\b/gm,
    types: "import type { Domain } from './handle.ts';",
    write: (names) =>
      `/** The handlers of every file of this folder. */\nexport const domains: readonly Domain[] = [${names.join(', ')}];`,
  },
  'mocks/world/domains.ts': {
    files: 'mocks/world/*.ts',
    // made of the tools, or of nothing
    exported: /^export (?:const|function) (create[A-Z]\w*)(?: = )?\((?:tools: Tools|\{[^}]*\}: Tools)?\)/gm,
    write(names) {
      const members = names.map((name) => `${name.charAt(6).toLowerCase()}${name.slice(7)}: ${name}`);
      return `/** Every domain of this folder, by what is made. */\nexport const domains = { ${members.join(', ')} };`;
    },
  },
};

/**
 * The texts of all such lists, by their paths.
 * @param root the project's folder
 * @param options how the formatter writes
 */
export async function lists(root: string, options: Parameters<typeof format>[2]): Promise<Map<string, string>> {
  const texts = Object.entries(LISTS).map(
    async ([list, { files, exported, isDoor, types = '', write }]): Promise<[string, string]> => {
      const found = globSync(files, { cwd: root })
        .sort()
        .map((file) => ({
          file: path.basename(file),
          names: [...readFileSync(path.join(root, file), 'utf8').matchAll(exported)].map(([, name = '']) => name),
        }))
        .filter(({ names }) => names.length > 0);
      const named = found.map(
        ({ file, names }) => `${isDoor ? 'export' : 'import'} { ${names.join(', ')} } from './${file}';`,
      );
      const code = `// Written by \`npm run reference\`.\n${named.join('\n')}\n${types}\n\n${write(found.flatMap(({ names }) => names))}\n`;
      return [list, (await format(list, code, options)).code];
    },
  );
  return new Map(await Promise.all(texts));
}
