import path from 'node:path';
import type { Plugin, PluginOption } from 'vite';

/** Storybook's own: all its modules in one file as globals, which the modules here then bring once more, and mocks of modules, which no story has. */
const LEFT_OUT = new Set(['storybook:external-globals-plugin', 'vite:storybook-inject-mocker-runtime']);

/** Makes the first page of a built Storybook read a third less. Without it everything works too. @param plugins those of Storybook */
export const lighter = (plugins: PluginOption[] = []): PluginOption[] => [
  ...plugins.flat(3).filter((each) => !(each && 'name' in each && LEFT_OUT.has(each.name))),
  instead,
];

const inPlaceOf = (id: string, importer: string): string | undefined => {
  if (id === '@storybook/react-vite') return 'lighter-react.ts';
  // stories get what they import
  return /^\0|[\\/]node_modules[\\/](?!storybook[\\/]dist[\\/]test[\\/])/.test(importer)
    ? 'lighter-instead.ts'
    : undefined;
};

const instead: Plugin = {
  name: 'lighter',
  enforce: 'pre',
  resolveId: {
    filter: {
      id: /^(@storybook\/react-vite|storybook\/(test|manager-api|internal\/(instrumenter|preview\/runtime)))$/,
    },
    handler: (id, importer = '') => {
      const file = inPlaceOf(id, importer);
      return file && path.join(import.meta.dirname, file);
    },
  },
};
