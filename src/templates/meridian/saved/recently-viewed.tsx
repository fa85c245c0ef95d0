import { lazy, Suspense } from 'react';
import { useKept, viewed } from '../../../features/saved/parts/stores.ts';

const RecentStrip = lazy(async () => ({ default: (await import('./recent-strip.tsx')).RecentStrip }));

const SHOWN = 6;

/** The vehicles whose pages were opened last, at the end of a page (D22). Their place is kept while they load. */
export function RecentlyViewed() {
  const ids = useKept(viewed)
    .slice(0, SHOWN)
    .map(({ id }) => id);
  if (ids.length === 0) return null;
  return (
    <Suspense fallback={<div className="recent" />}>
      <RecentStrip ids={ids} />
    </Suspense>
  );
}
