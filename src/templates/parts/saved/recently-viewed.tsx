import { Suspense } from 'react';
import { viewed } from '../../../kernel/saving/parts/stores.ts';
import { useStoredItems } from '../../../kernel/saving/parts/use-stored-items.ts';
import { createLazyPart } from '../../../ui/hydration/lazy-part.ts';

const RecentStrip = createLazyPart(async () => (await import('./recent-strip.tsx')).RecentStrip);

const SHOWN = 6;

/** The vehicles viewed last, at the end of a page (D22). Their place is reserved while they load. */
export function RecentlyViewed() {
  const ids = useStoredItems(viewed)
    .slice(0, SHOWN)
    .map(({ id }) => id);
  if (ids.length === 0) return null;
  return (
    <section className="recent" aria-label="Recently viewed">
      <h2>Recently viewed</h2>
      <Suspense fallback={null}>
        <RecentStrip ids={ids} />
      </Suspense>
    </section>
  );
}
