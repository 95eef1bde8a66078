import { lazy, Suspense } from 'react';
import { lateImport } from '../../lib/late-import.ts';
import { Skeleton } from '../skeleton.tsx';
import type { SelectMenuProps } from './select-menu.tsx';

const load = lateImport(() => import('./select-menu.tsx').then((module) => ({ default: module.SelectMenu })));
const SelectMenu = lazy(load);

/** Fetches the select ahead of its use, on intent. */
export const preloadSelectMenu = load.ahead;

/** `SelectMenu`, fetched when it is first shown; its place is kept until then. */
export function LazySelectMenu(props: SelectMenuProps) {
  return (
    <Suspense fallback={<Skeleton height={44} />}>
      <SelectMenu {...props} />
    </Suspense>
  );
}
