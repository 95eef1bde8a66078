/**
 * The React that the widgets run on: the published package, or Preact, which is far smaller. In each flavour an import of the name on
 * the left, by us or by a package, means what is on the right.
 */
export const FLAVOURS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  react: {},
  preact: {
    'react/jsx-runtime': 'preact/jsx-runtime',
    react: 'preact/compat',
    'react-dom/client': './shared/runtime/preact-client.ts',
    'react-dom': 'preact/compat',
  },
};
