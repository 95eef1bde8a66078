import { useState } from 'react';
import outline from 'virtual:dealer-widgets-outline';
import { DocsLink } from '../../.storybook/docs/docs-link.tsx';
import { matchesOf } from '../../.storybook/docs/matches-need.ts';
import '../../.storybook/docs/docs.css';

/** What its README says before the snippet, in Markdown. */
const introductionOf = (name: string): string => outline[name]?.introduction ?? '';

/** The words people look for it with; they need not be in its name or summary. */
const alsoCalled = (name: string): string => /^Also called: (.*)/m.exec(introductionOf(name))?.[1] ?? '';

const texts = import.meta.glob('../../widgets/*/*.text.ts', { import: 'texts' });

/** By the name of each widget its own words in both languages, so that it is found by what people read in it. Read once somebody searches. */
const wordsOfAll = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(texts).map(async ([file, read]) => [file.split('/')[3], wordsShown(await read())] as const),
    ),
  );

/** When to take it. */
const whenToUse = (name: string): string =>
  (/^Use it [^]*?(?=\n\n|$)/m.exec(introductionOf(name))?.[0] ?? '').replaceAll('`', '');

/** The pictures with which the stories are compared, on a phone. */
const pictures = import.meta.glob<string>(
  ['../../tests/pictures/reference/*-360-light.png', '!../../tests/pictures/reference/ui-parts-*'],
  { query: '?url', import: 'default', eager: true },
);

const pictureOf = (stories: ReadonlyArray<{ id: string }>): string | undefined =>
  stories.map(({ id }) => pictures[`../../tests/pictures/reference/${id}-360-light.png`]).find(Boolean);

/** Storybook has read its index before it shows a page. */
const entries = Object.values(window.__STORYBOOK_PREVIEW__.storyStoreValue.storyIndex.entries);

/** Every widget by group, with its picture and what it is for; somebody who searches finds the other pages too. */
export function Catalogue() {
  const [query, setQuery] = useState('');
  const [words, setWords] = useState<Record<string, string>>({});
  const pages = entries
    .filter(({ type, title }) => type === 'docs' && title !== 'Welcome')
    .map(({ id, title }) => {
      const [group = '', name = ''] = title.split('/');
      const summary = outline[name]?.summary.replaceAll('`', '');
      const called = `${title} ${alsoCalled(name)}`;
      const text = `${called} ${summary ?? ''} ${whenToUse(name).replace(/ Not .*/, '')} ${words[name] ?? ''}`;
      return { id, group, name, summary, title, matches: matchesOf(query, text), named: matchesOf(query, called) };
    });
  const most = Math.max(...pages.map(({ matches }) => matches));
  const found = query.trim() === '' ? pages : pages.filter(({ matches }) => matches > 0 && matches === most);
  // first those that are called so, then those in which the word is read
  const widgets = found
    .filter(({ summary }) => summary !== undefined)
    .toSorted((one, other) => other.named - one.named);
  const others = query.trim() === '' ? [] : found.filter(({ summary }) => summary === undefined);
  return (
    <>
      <label className="dw-docs-search">
        What should people be able to do?
        <input
          type="search"
          placeholder="upload a photo, tempahan, modal …"
          value={query}
          onFocus={async () => setWords(await wordsOfAll())}
          onChange={({ target }) => setQuery(target.value)}
        />
      </label>
      {[...Map.groupBy(widgets, ({ group }) => group)].map(([group, members]) => (
        <section key={group}>
          <h3>{group}</h3>
          <ul className="dw-docs-catalogue">
            {members.map(({ id, name, summary, title }) => (
              <li key={name}>
                <img src={pictureOf(entries.filter((each) => each.title === title))} alt="" loading="lazy" />
                <DocsLink path={`/docs/${id}`}>{name}</DocsLink>
                <span>{summary}</span>
                <small>{whenToUse(name)}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {others.length > 0 && <h3>Pages and parts</h3>}
      <ul>
        {others.map(({ id, title }) => (
          <li key={id}>
            <DocsLink path={`/docs/${id}`}>{title}</DocsLink>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p role="status">Nothing matches. Try another word.</p>}
    </>
  );
}

/**
 * The words of a `<name>.text.ts` in all its languages, however they are nested. Texts made by functions are left out: they need values.
 * @param texts such a file's `texts`; nothing for a widget without one
 */
function wordsShown(texts: unknown): string {
  if (typeof texts === 'string') return texts;
  return typeof texts === 'object' && texts !== null ? Object.values(texts).map(wordsShown).join(' ') : '';
}
