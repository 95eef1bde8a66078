import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type ComponentType, lazy, type PropsWithChildren, Suspense } from 'react';

let Loaded: ComponentType | undefined;

/** Loads what documentation is made of only where it is shown: stories and their tests do without it. */
const Container = lazy(async () => {
  const [{ DocsContainer }, { default: DocsPage }] = await Promise.all([
    import('@storybook/addon-docs/blocks'),
    import('./docs-page.tsx'),
  ]);
  Loaded = DocsPage;
  return { default: DocsContainer };
});

/** The frame of a docs page. Storybook collects the headings of "On this page" right after it is there, so the page has to be there with it. */
export const LazyDocsContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
);

export const LoadedDocsPage = () => Loaded && <Loaded />;
