import { lazy, Suspense } from 'react';

const DocsPage = lazy(() => import('./docs-page.tsx'));

/** The docs page, loaded only where documentation is shown: stories and their tests do without it. */
export const LazyDocsPage = () => (
  <Suspense>
    <DocsPage />
  </Suspense>
);
