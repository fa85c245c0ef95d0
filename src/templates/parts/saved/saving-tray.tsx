import { Suspense } from 'react';
import type { SavingChrome } from '../../../kernel/chrome/model.ts';
import { comparing } from '../../../kernel/saving/parts/stores.ts';
import { useStoredItems } from '../../../kernel/saving/parts/use-stored-items.ts';
import { createLazyPart } from '../../../ui/hydration/lazy-part.ts';
import { withSheet } from '../sheet-on-use.ts';

const Tray = createLazyPart(async () => (await withSheet('tray', import('./tray.tsx'))).Tray);

/** The tray of vehicles to compare. Its island is hydrated once there are some. */
export function SavingTray({ compare, nouns }: Pick<SavingChrome, 'compare' | 'nouns'>) {
  const chosen = useStoredItems(comparing);
  if (!compare || chosen.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Tray chosen={chosen} limit={compare.limit} nouns={nouns} />
    </Suspense>
  );
}
