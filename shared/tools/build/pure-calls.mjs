import { readFile } from 'node:fs/promises';

/** Calls that only build or record a description: valibot's and those of shared/contract. */
const BUILDERS =
  /(?<![\w.]|function )(?=(?:v\.\w+|documented|endpoint|object|optional|oneOf|checked|readBy|list|map|oneField|codeOrAddress|jsonTextOf|fromJsonText|whenValid|\w+Shape|\w+Pattern|moment|isAccepted)[(<])/g;

/**
 * Marks the calls that declare endpoints and schemas as free of side effects, so that a bundle holds only those it uses. esbuild
 * honours `@__NO_SIDE_EFFECTS__` within one file only.
 */
export const pureCalls = {
  name: 'pure-calls',
  setup(build) {
    build.onLoad(
      { filter: /[\\/]shared[\\/](contract|lib[\\/]schema)[\\/].*\.ts$|\.props\.ts$/ },
      async ({ path }) => ({
        contents: markPure(await readFile(path, 'utf8')),
        loader: 'ts',
      }),
    );
  },
};

/** @param {string} source */
export function markPure(source) {
  return source
    .split('\n')
    .map((line) => (/^\s*(\*|\/\/|\/\*)/.test(line) ? line : line.replace(BUILDERS, '/* @__PURE__ */ ')))
    .join('\n');
}
