import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import outline from 'virtual:dealer-widgets-outline';
import { DocsLink } from './docs-link.tsx';
import { guideForHosts } from '../../shared/tools/reference/guide-for-hosts.ts';
import './docs.css';

const guides = import.meta.glob<string>('../../stories/guides/*.md', { query: '?raw', import: 'default', eager: true });

interface GuideProps {
  /** Of its file in stories/guides: `start-laravel`. */
  name: string;
  /** Stories that show what it speaks of, by id, with the height of each in px. */
  live?: Record<string, number>;
}

/** A guide as it lies in the repository and in the package, and what it speaks of, alive. */
export function Guide({ name, live = {} }: GuideProps) {
  return (
    <>
      <Markdown>{linkedHere(guides[`../../stories/guides/${name}.md`] ?? '')}</Markdown>
      {Object.keys(live).length > 0 && <Heading>Try it</Heading>}
      <Live of={live} />
    </>
  );
}

/** Stories by id, with the height of each in px. */
export const Live = ({ of }: { of: Record<string, number> }) =>
  Object.entries(of).map(([id, height]) => (
    <section key={id}>
      <div className="dw-docs-frame sb-unstyled" style={{ height }}>
        <iframe
          title={id.replace(/^.*--/, '').replaceAll('-', ' ')}
          loading="lazy"
          src={`iframe.html?id=${id}&viewMode=story&framed=1&globals=a11y.manual:!true`}
        />
      </div>
      <DocsLink className="dw-docs-open" path={`/docs/${id.replace(/--.*/, '--docs')}`}>
        All about this widget
      </DocsLink>
    </section>
  ));

/** What a guide says under one of its headings. */
export const Section = ({ of: name, under }: { of: string; under: string }) => (
  <Markdown>
    {linkedHere(
      guides[`../../stories/guides/${name}.md`]?.split(/^## /m).find((each) => each.startsWith(under)) ?? '',
    ).replace(/^.*\n/, '')}
  </Markdown>
);

/** The id that Storybook makes of a title: `Guides/Your page` is `guides-your-page--docs`. */
const docsId = (title: string): string => `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;

const titleOf = (guide: string): string => /^# (.*)$/m.exec(guide)?.[1] ?? '';

/** Its links lead to pages of this Storybook. */
function linkedHere(guide: string): string {
  const toDocs = (title: string): string => `?path=/docs/${docsId(title)}`;
  const toWidget = (name?: string): string =>
    name ? toDocs(`${outline[name]?.group ?? ''}/${name}`) : toDocs('Welcome');
  return guideForHosts(guide, toWidget).replace(
    /\]\(([\w-]+)\.md\)/g,
    (_, name: string) => `](${toDocs(`Guides/${titleOf(guides[`../../stories/guides/${name}.md`] ?? '')}`)})`,
  );
}
