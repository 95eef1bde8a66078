/** Storybook compares the address of a story file with its path, but decodes only spaces in the address. This decodes the rest. */
export const storiesOfAnyFolder = {
  name: 'stories-of-any-folder',
  enforce: 'post' as const,
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    /** @throws Error when Storybook has changed how it compares them */
    handler(code: string): string {
      const decoded = code.replace(/(onvertToFilePath\w*\)?\()(import\.meta\.url)\)/g, '$1decodeURI($2))');
      // stories that are no tests are not compared
      if (decoded === code && !code.includes('!test'))
        throw new Error(
          'Storybook no longer finds a story file by convertToFilePath(import.meta.url): correct tests/support/stories-of-any-folder.ts.',
        );
      return decoded;
    },
  },
};
