import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

/** Loads what documentation is made of only where it is shown: stories and their tests do without it. */
const Container = lazy(() => import('./docs-container.tsx'));

/**
 * The frame of a docs page. Storybook collects the headings of "On this page" right after it is there, so the page has to be there with it: it is
 * awaited here, around both.
 */
export const LazyDocsContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
);

/** The page of a widget, which guides do without. */
export const LazyDocsPage = lazy(() => import('./docs-page.tsx'));
