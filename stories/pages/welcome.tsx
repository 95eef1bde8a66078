import { useEffect, useState } from 'react';
import reference from 'virtual:dealer-widgets-reference';
import readme from '../../README.md?raw';
import { Code } from '../../.storybook/docs/code.tsx';
import { DocsLink } from '../../.storybook/docs/docs-link.tsx';
import { matchesNeed } from '../../.storybook/docs/matches-need.ts';
import { wordsShown } from '../../.storybook/docs/words-shown.ts';
import '../../.storybook/docs/docs.css';

/** The README's own example of a page. */
export const HostPage = () => <Code code={/```html\n([^]*?)```/.exec(readme)?.[1] ?? ''} language="html" />;

const readmes = import.meta.glob<string>('../../widgets/*/README.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The words people look for it with, which its README lists; they need not be in its name or summary. */
const alsoCalled = (name: string): string =>
  /^Also called: (.*)/m.exec(readmes[`../../widgets/${name}/README.md`] ?? '')?.[1] ?? '';

/** Its own words in both languages, so that it is found by what people read in it. */
const texts = import.meta.glob('../../widgets/*/*.text.ts', { import: 'texts', eager: true });

const shownWords = (name: string): string => wordsShown(texts[`../../widgets/${name}/${name}.text.ts`]);

interface Entry {
  id: string;
  title: string;
  type: string;
}

/** Every widget by group, with what it is, in the order of the sidebar; Storybook's own index knows both. */
export function Catalogue() {
  const [entries, setEntries] = useState<Entry[]>([]);
  const [query, setQuery] = useState('');
  useEffect(() => {
    void (async () => {
      // written by Storybook
      const index = (await (await fetch('index.json')).json()) as { entries: Record<string, Entry> };
      setEntries(Object.values(index.entries).filter(({ type }) => type === 'docs'));
    })();
  }, []);
  const widgets = entries
    .map(({ id, title }) => ({ id, group: title.replace(/\/.*/, ''), name: title.replace(/.*\//, '') }))
    .filter(({ name }) => name in reference.widgets)
    // the filter above leaves only widgets of the reference
    .map((entry) => ({ ...entry, summary: reference.widgets[entry.name]!.summary.replaceAll('`', '') }))
    .filter(({ name, summary, group }) =>
      matchesNeed(query, `${name} ${summary} ${group} ${alsoCalled(name)} ${shownWords(name)}`),
    );
  const groups = [...new Set(widgets.map(({ group }) => group))];
  return (
    <>
      <label className="dw-docs-search">
        Search {Object.keys(reference.widgets).length} widgets by what they are for
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </label>
      {groups.map((group) => (
        <section key={group}>
          <h3>{group}</h3>
          <ul className="dw-docs-catalogue">
            {widgets
              .filter((each) => each.group === group)
              .map(({ id, name, summary }) => (
                <li key={name}>
                  <DocsLink path={`/docs/${id}`}>{name}</DocsLink>
                  <span>{summary}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {entries.length > 0 && groups.length === 0 && <p role="status">No widget matches.</p>}
    </>
  );
}
