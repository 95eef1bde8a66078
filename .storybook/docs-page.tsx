import { Controls, Markdown, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';

const readmes = import.meta.glob<string>('../widgets/*/README.md', { query: '?raw', import: 'default', eager: true });

/** A widget's documentation: its README, then what can be tried. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const readme = readmes[`../widgets/${name}/README.md`];
  return (
    <>
      {readme ? <Markdown>{readme}</Markdown> : <Title />}
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
